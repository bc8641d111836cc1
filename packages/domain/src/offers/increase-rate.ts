import type { IncomeWord } from '../salary/counted-income.ts'
import { moneyText, raiseText, rateText } from '../salary/format.ts'

type Range = { salaryMin: number | null; salaryMax: number | null }

/** The top of an offer's range; an offer with one figure may carry it at either end. */
export function topSalary({ salaryMin, salaryMax }: Range): number | null {
  return salaryMax ?? salaryMin
}

/**
 * How much the top of the range lies above the income, in percent with one decimal.
 * Null when there is nothing to hold against each other: no verified income, or only a message.
 */
export function increaseRate(income: number | null, range: Range): number | null {
  const top = topSalary(range)
  if (top === null || income === null || income <= 0) return null
  return Math.round(((top - income) * 1000) / income) / 10 || 0 // never -0
}

export type IncreaseView =
  | { kind: 'raise'; amount: number; title: string; rate: string }
  /** The offer does not rise: words instead of a figure, and the bar shows the track alone. */
  | { kind: 'negotiable'; title: string; badge: '협의'; note: string }
  | { kind: 'none' }

export const NEGOTIABLE_NOTE = '연봉은 커피챗에서 함께 정해요'

/** `word` is how the income is called (VER-14). */
export function increaseView(income: number | null, range: Range, word: IncomeWord = '지금'): IncreaseView {
  const rate = increaseRate(income, range)
  const top = topSalary(range)
  if (rate === null || income === null || top === null) return { kind: 'none' }
  if (rate > 0) {
    return {
      kind: 'raise',
      amount: top - income,
      title: `최대 ${raiseText(top - income)}`,
      rate: rateText(rate),
    }
  }
  const title = rate < 0 ? '연봉은 협의할 수 있어요' : `${word}과 비슷해요`
  return { kind: 'negotiable', title, badge: '협의', note: NEGOTIABLE_NOTE }
}

/** Where each part of the bar ends, as fractions of its length from zero: grey, solid, hatched. */
export type IncreaseBar = { now: number; min: number; max: number }

/** Zero-based, so that a raise looks as large as it is. A salary below today's adds no length. */
export function increaseBar(income: number, range: Range): IncreaseBar {
  const max = Math.max(income, topSalary(range) ?? 0)
  if (max <= 0) return { now: 0, min: 0, max: 0 }
  const min = Math.min(max, Math.max(income, range.salaryMin ?? max))
  return { now: income / max, min: min / max, max: 1 }
}

/** The bar in words: '지금 5,200만 원에서 최대 6,800만 원으로' */
export function increaseAlt(income: number, range: Range, word: IncomeWord = '지금'): string {
  const top = topSalary(range)
  const now = `${word} ${moneyText(income)}`
  return top === null || top <= income
    ? `${now}. ${NEGOTIABLE_NOTE}`
    : `${now}에서 최대 ${moneyText(top)}으로`
}

/** The offer against what the person hopes for: '희망보다 최대 300만 원 높아요' */
export function hopeGapText(hope: number, range: Range): string | null {
  const top = topSalary(range)
  if (top === null || hope <= 0) return null
  if (top === hope) return '희망과 같아요'
  return top > hope
    ? `희망보다 최대 ${moneyText(top - hope)} 높아요`
    : `희망보다 ${moneyText(hope - top)} 낮아요`
}
