import { type PayKind, type Range, type StockKind, stockNames } from '../offers/whole-pay.ts'
import { bareRangeText, moneyText, rangeText } from '../salary/format.ts'
import type { Difference } from './differences.ts'

const names = { base: '연봉', bonus: '성과급', signing: '사이닝 보너스' } as const

/** What a figure is called; shares by their kind. */
export const payName = (kind: PayKind, stock: StockKind | null): string =>
  kind === 'stock' ? stockNames[stock ?? 'SHARES'] : names[kind]

/** '6,700~7,200'; a figure that there is not is a dash. */
export const bareFigure = (range: Range | null): string => (range ? bareRangeText(range.min, range.max) : '–')

const same = (one: Range, other: Range) => one.min === other.min && one.max === other.max

/** The mark beside a figure: '제안의 가장 높은 금액', '200만 원 적어요'. Nothing where neither side names it. */
export function differenceText({ step, by, offered, agreed }: Difference): string {
  switch (step) {
    case 'LOWER':
      return `${moneyText(by)} 적어요`
    case 'HIGHER':
      return `${moneyText(by)} 올랐어요`
    case 'NEW':
      return '새로 정했어요'
    case 'NONE':
      return ''
    case 'SAME': {
      if (!offered || !agreed || same(offered, agreed)) return '제안 그대로예요'
      const isHighest = agreed.min === agreed.max && agreed.max === offered.max
      return isHighest ? '제안의 가장 높은 금액' : '제안 안이에요'
    }
  }
}

/** The two bars in one sentence, for those who do not see them: '연봉 제안 6,700~7,200만 원, 합의 7,200만 원'. */
export function differenceSpoken(name: string, { offered, agreed }: Difference): string {
  const told = (range: Range | null) => (range ? rangeText(range.min, range.max) : '없음')
  return `${name} 제안 ${told(offered)}, 합의 ${told(agreed)}`
}

const signed = (manwon: number): string => {
  const size = moneyText(Math.abs(manwon)).replace(/만 원$/, '')
  if (manwon === 0) return '그대로'
  return manwon > 0 ? `+${size}` : `−${size}`
}

/** '최저 +300 · 최고 −200' in 만원; one figure where both ends moved alike, nothing where none moved. */
export function sumDifferenceText({ min, max }: Range): string {
  if (min === 0 && max === 0) return '제안 그대로예요'
  return min === max ? signed(min) : `최저 ${signed(min)} · 최고 ${signed(max)}`
}
