import {
  baseOf,
  noParts,
  type Offered,
  PAY,
  partsOf,
  type PayYear,
  type Range,
  reckon,
  sharesOfYear,
  type WholePay,
} from './whole-pay.ts'

/** What an offer does not name is null: it is written as a dash, and it is never the best. */
export type ComparedCell = { readonly range: Range | null; readonly isBest: boolean }

/** Further years that bring the same in every offer stand in one row. */
export type ComparedSpan = {
  readonly from: number
  readonly to: number
  readonly cells: readonly ComparedCell[]
}

/** The offers part by part, all rows in the order of the offers (OFR-15). */
export type ComparedPay = {
  readonly base: readonly ComparedCell[]
  readonly bonus: readonly ComparedCell[]
  readonly signing: readonly ComparedCell[]
  readonly stock: readonly ComparedCell[]
  readonly first: readonly ComparedCell[]
  readonly further: readonly ComparedSpan[]
  readonly fourYears: readonly ComparedCell[]
  readonly monthly: readonly ComparedCell[]
  /** Year by year, for the drawing; null for a message. */
  readonly years: readonly (readonly PayYear[] | null)[]
}

/** Null when none of them names anything besides its base: then the salaries alone are compared. */
export function comparePay(offers: readonly Offered[]): ComparedPay | null {
  if (!offers.some((offer) => baseOf(offer) && partsOf(offer.pay))) return null
  const wholes = offers.map(wholeOf)
  const parts = offers.map(({ pay }) => partsOf(pay) ?? noParts)
  const of = (read: (whole: WholePay) => Range) => marked(wholes.map((whole) => whole && read(whole)))
  return {
    base: marked(offers.map(baseOf)),
    bonus: marked(parts.map(({ bonus }) => bonus)),
    signing: marked(parts.map(({ signing }) => (signing === null ? null : { min: signing, max: signing }))),
    stock: marked(parts.map(({ stock }) => stock && sharesOfYear(stock, 1))),
    first: of(({ first }) => first),
    further: spansOf(wholes).map(({ from, to }) => ({
      from,
      to,
      cells: of(({ years }) => years[from - 1]!.sum),
    })),
    fourYears: of(({ fourYears }) => fourYears),
    monthly: of(({ monthly }) => monthly),
    years: wholes.map((whole) => whole && whole.years),
  }
}

function wholeOf(offer: Offered): WholePay | null {
  const base = baseOf(offer)
  return base && reckon(base, partsOf(offer.pay) ?? noParts)
}

/** A row ends where any of the offers changes. */
function spansOf(wholes: readonly (WholePay | null)[]): { from: number; to: number }[] {
  const starts = new Set(wholes.flatMap((whole) => whole?.further.map(({ from }) => from) ?? []))
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((from, index, all) => ({ from, to: (all[index + 1] ?? PAY.shownYears + 1) - 1 }))
}

/** The highest top, and of equal tops the highest start. What all of them have alike is no news. */
function marked(ranges: readonly (Range | null)[]): ComparedCell[] {
  const best = ranges.reduce((one, other) => (isBetter(other, one) ? other : one), null)
  const isNews = ranges.some((range) => isBetter(best, range))
  return ranges.map((range) => ({ range, isBest: isNews && range !== null && !isBetter(best, range) }))
}

function isBetter(one: Range | null, other: Range | null): boolean {
  if (one === null || other === null) return one !== null
  return one.max > other.max || (one.max === other.max && one.min > other.min)
}
