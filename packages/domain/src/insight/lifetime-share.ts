import { DAY_MS } from '../kst.ts'
import { moneyText } from '../salary/format.ts'
import type { YearColumn } from './lifetime-incomes.ts'
import { topPercentText } from './market.ts'

/** How long a shared result can be opened. */
export const SHARE_DAYS = 90

export function shareEnd(now: Date): Date {
  return new Date(now.getTime() + SHARE_DAYS * DAY_MS)
}

/** The parts of a result that the person shares. */
export type SharedResult = { total: number | null; percentile: number | null; shape: readonly number[] }

/** The headline of a shared result, with the parts that the person agreed to. */
export function sharedTitle({ total, percentile }: Pick<SharedResult, 'total' | 'percentile'>): string {
  if (total !== null) return `지금까지 ${moneyText(total)}을 벌었어요`
  if (percentile !== null) return `지금까지 번 소득이 ${topPercentText(percentile)}예요`
  return '지금까지 번 소득을 모아 봤어요'
}

/** Coarse, so that no income can be computed from another. */
const STEP = 5

/** Each column in percent of the highest, without amounts. */
export function shapeOf(columns: readonly YearColumn[]): number[] {
  const highest = Math.max(0, ...columns.map(({ income }) => income))
  return columns.map(({ income }) =>
    income === 0 ? 0 : Math.max(STEP, Math.round(((income / highest) * 100) / STEP) * STEP),
  )
}
