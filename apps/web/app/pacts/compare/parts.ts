import { stockNames } from '@coffeeattack/domain/offers/whole-pay'
import type { SaidPart } from '@coffeeattack/domain/pacts/changes'
import type { WholeTerms } from '@coffeeattack/domain/pacts/terms'

export const partNames: Readonly<Record<SaidPart, string>> = {
  base: '연봉',
  bonus: '성과급',
  stock: '주식 보상',
  signing: '사이닝 보너스',
  mealsMonthly: '식대',
  probation: '수습',
  startsOn: '시작일',
  place: '일하는 곳',
  work: '하는 일',
  hours: '근로시간',
  rest: '휴게',
  holidays: '휴일',
  leave: '연차',
  pay: '급여일',
  other: '그 밖의 것',
}

/** What a version says of a part that is no figure. */
export function partWords(terms: WholeTerms, part: SaidPart): string {
  if (part === 'pay')
    return `매달 ${terms.payDay === 31 ? '마지막 날' : `${terms.payDay}일`}${terms.payWay === 'TRANSFER' ? ', 통장으로' : ''}`
  const said = terms[part]
  return typeof said === 'string' && said !== '' ? said : '없음'
}

/** '스톡옵션' in place of the general name. */
export const keptName = (terms: WholeTerms, part: SaidPart): string =>
  part === 'stock' && terms.stock ? stockNames[terms.stock.kind] : partNames[part]
