import { type PayKind, type Range, type Stock, stockNames } from '../offers/whole-pay.ts'
import { groupDigits, WON_PER_MANWON } from '../salary/format.ts'
import { withJosa } from '../text/josa.ts'
import { type Difference, differencesOf, firstYearDifference, type OfferedPay } from './differences.ts'
import { payName } from './difference-words.ko.ts'
import type { PactBlock, PayRow } from './document-shape.ts'
import { hourlyWon, monthlyWon, type Terms } from './terms.ts'

/** The words of the first two articles: what is paid, and where that is less than the offer (PACT-1, PACT-2). */

const won = (manwon: number): string => groupDigits(manwon * WON_PER_MANWON)

const rangeWon = ({ min, max }: Range): string => (min === max ? won(max) : `${won(min)}~${won(max)}`)

const MINUS = '−'

const nameOf = (kind: PayKind, terms: Terms, offered: OfferedPay): string =>
  payName(kind, terms.stock?.kind ?? offered.pay.stock?.kind ?? null)

export function payRows(terms: Terms, offered: OfferedPay): PayRow[] {
  const rows = differencesOf(terms, offered)
    .filter(({ step, kind }) => step !== 'NONE' || kind === 'base')
    .flatMap((difference) => [
      payRow(difference, terms, offered),
      ...(difference.kind === 'base' ? partsOfBase(terms) : []),
    ])
  return [...rows, ...sumRow(terms, offered)]
}

function payRow(difference: Difference, terms: Terms, offered: OfferedPay): PayRow {
  const { kind, offered: promised, agreed, step } = difference
  return {
    name: nameOf(kind, terms, offered),
    level: 'WHOLE',
    agreed: agreed ? rangeWon(agreed) : kind === 'base' ? '' : '없음',
    how: agreed ? howPaid(kind, terms) : '',
    offered: promised ? rangeWon(promised) : '',
    difference: agreed || kind !== 'base' ? differenceLines(difference) : [],
    isLower: step === 'LOWER' && (agreed !== null || kind !== 'base'),
    isStrong: kind === 'base' || step === 'LOWER' || step === 'HIGHER',
  }
}

function howPaid(kind: PayKind, { base, stock }: Terms): string {
  if (kind === 'base')
    return `월 ${groupDigits(monthlyWon(base!))}${restOfYear(base!) === 0 ? ' × 12개월' : ''}`
  if (kind === 'bonus') return '성과에 따라 지급'
  if (kind === 'signing') return '첫 급여일에 한 번'
  return stock!.years === 1 ? '어림한 값' : '한 해 몫, 어림한 값'
}

/** Won that twelve equal months leave over. */
const restOfYear = (base: number): number => base * WON_PER_MANWON - monthlyWon(base) * 12

/** Meals are a part of the base that is told apart because it is not taxed. */
function partsOfBase({ base, mealsMonthly }: Terms): PayRow[] {
  if (base === null || mealsMonthly === null) return []
  const meals = mealsMonthly * WON_PER_MANWON
  const part = (name: string, amount: number, how: string): PayRow => ({
    name,
    level: 'PART',
    agreed: `월 ${groupDigits(amount)}`,
    how,
    offered: '',
    difference: [],
    isLower: false,
    isStrong: false,
  })
  return [part('기본급', monthlyWon(base) - meals, '매월'), part('식대', meals, '매월, 비과세')]
}

function sumRow(terms: Terms, offered: OfferedPay): PayRow[] {
  const sums = firstYearDifference(terms, offered)
  if (!sums) return []
  const { min, max } = sums
  return [
    {
      name: '첫해 합계',
      level: 'SUM',
      agreed: rangeWon(sums.agreed),
      how: '',
      offered: rangeWon(sums.offered),
      difference: endLines(min, max, ''),
      isLower: min < 0 || max < 0,
      isStrong: true,
    },
  ]
}

function differenceLines({ offered, agreed, step, by }: Difference): string[] {
  if (step === 'NEW') return ['새로 정함']
  if (!offered || step === 'NONE') return []
  if (step === 'SAME') return [isAlike(offered, agreed) ? '없음' : '범위 안']
  if (!agreed || agreed.min === agreed.max) return [`${step === 'LOWER' ? MINUS : '+'} ${won(by)}`]
  return endLines(agreed.min - offered.min, agreed.max - offered.max, ' ')
}

const isAlike = (one: Range, other: Range | null) => one.min === other?.min && one.max === other.max

/** By how much each end of a range differs from the offer: one line if both differ by the same, none for an end that is equal. */
function endLines(min: number, max: number, space: '' | ' '): string[] {
  const signed = (by: number, gap: '' | ' ') => `${by < 0 ? MINUS : '+'}${gap}${won(Math.abs(by))}`
  if (min === max) return [min === 0 ? '없음' : signed(min, space)]
  return [
    ...(min === 0 ? [] : [`최저 ${signed(min, '')}`]),
    ...(max === 0 ? [] : [`최고 ${signed(max, '')}`]),
  ]
}

export function payClauses(terms: Terms): string[] {
  return [payDayClause(terms), hourlyClause(terms), stockClause(terms.stock)].filter((text) => text !== '')
}

function payDayClause({ payDay, payWay, base }: Terms): string {
  if (payDay === null) return ''
  const [day, again] =
    payDay === 31
      ? ['말일', '말일']
      : [payDay > 28 ? `${payDay}일(그날이 없는 달은 말일)` : `${payDay}일`, `${payDay}일`]
  const way = payWay === 'TRANSFER' ? '본인 명의의 예금 계좌로' : '‘그 밖의 것’에 적은 방법으로'
  const rest = base === null ? 0 : restOfYear(base)
  return [
    `임금은 매월 1일부터 말일까지 셈하여 그달 ${day}에 ${way} 지급합니다.`,
    `${withJosa(again, '이/가')} 휴일이면 그 전 영업일에 지급합니다.`,
    ...(rest > 0 ? [`연봉을 12로 나누고 남는 ${rest}원은 12월 임금에 더하여 지급합니다.`] : []),
  ].join(' ')
}

function hourlyClause({ base }: Terms): string {
  if (base === null) return ''
  const [hour, month] = [groupDigits(hourlyWon(base)), groupDigits(monthlyWon(base))]
  return `통상시급은 ${hour}원입니다(월 ${month}원 ÷ 209시간). 연장·야간·휴일근로수당은 연봉에 포함하지 않으며, 근로기준법 제56조에 따라 따로 지급합니다.`
}

function stockClause(stock: Stock | null): string {
  if (!stock) return ''
  const name = stockNames[stock.kind]
  const whole = `${withJosa(name, '은/는')} ${stock.years}년에 나누어 모두 ${rangeWon(stock)}원입니다. `
  const condition = stock.kind === 'OPTION' ? '행사 조건' : '지급 조건'
  return `${stock.years > 1 ? whole : ''}${name}의 값은 약속한 금액이 아니며 달라질 수 있습니다. 부여 수량과 ${condition}은 부여 계약에 따릅니다.`
}

/** One paragraph, the bars and the reason for each figure that is lower. */
export function lowerBlocks(lower: readonly Difference[], terms: Terms, offered: OfferedPay): PactBlock[] {
  return lower.flatMap((difference): PactBlock[] => {
    const { kind } = difference
    const name = nameOf(kind, terms, offered)
    const reason = terms.reasons[kind]?.replace(/\s+/g, ' ').trim()
    const why = reason ? '회사가 밝힌 이유는 다음과 같습니다.' : '회사가 이유를 아직 적지 않았습니다.'
    const [promised, agreed] = [difference.offered!, difference.agreed]
    return [
      { kind: 'paragraph', text: `${lowerText(name, promised, agreed, difference.by)} ${why}` },
      {
        kind: 'bars',
        name,
        offered: promised,
        agreed,
        text: `제안 ${rangeWon(promised)}원 → 합의 ${agreed ? `${rangeWon(agreed)}원` : '없음'}`,
      },
      ...(reason ? [{ kind: 'quote', text: `“${reason}”` } as const] : []),
    ]
  })
}

function lowerText(name: string, offered: Range, agreed: Range | null, by: number): string {
  const subject = withJosa(name, '이/가')
  if (!agreed) return `${subject} 합의한 금액에 없습니다.`
  const [min, max] = [offered.min - agreed.min, offered.max - agreed.max]
  if (agreed.min === agreed.max || min === max) return `${subject} 제안한 금액보다 ${won(by)}원 적습니다.`
  const ends = [min > 0 && `최저 ${won(min)}원`, max > 0 && `최고 ${won(max)}원`].filter(Boolean)
  return `${subject} 제안한 금액보다 ${ends.join(', ')} 적습니다.`
}
