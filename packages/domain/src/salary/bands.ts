import { rangeText } from './format.ts'

/** From `from` up to, not including, `to`. */
export type SalaryBand = { from: number; to: number }

/** Bands widen as fewer people earn so much: the higher the income, the fewer share a narrow one. */
const widths = [
  { below: 10_000, width: 500 },
  { below: 20_000, width: 1_000 },
  { below: Infinity, width: 5_000 },
] as const

/** The band an amount lies in: 5,340 is in 5,000 to 5,500. */
export function bandOf(amount: number): SalaryBand {
  const { width } = widths.find(({ below }) => amount < below) ?? widths[0]
  const from = Math.floor(amount / width) * width
  return { from, to: from + width }
}

/** '5,000~5,500만 원' */
export function bandText({ from, to }: SalaryBand): string {
  return rangeText(from, to)
}
