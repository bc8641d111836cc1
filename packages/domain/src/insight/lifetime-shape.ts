import type { YearColumn } from './lifetime-incomes.ts'

/** Coarse enough that no income can be worked out from another. */
const STEP = 5

/** How the columns rise and fall, without what they stand for: each in percent of the highest. */
export function shapeOf(columns: readonly YearColumn[]): number[] {
  const highest = Math.max(0, ...columns.map(({ income }) => income))
  return columns.map(({ income }) =>
    income === 0 ? 0 : Math.max(STEP, Math.round(((income / highest) * 100) / STEP) * STEP),
  )
}
