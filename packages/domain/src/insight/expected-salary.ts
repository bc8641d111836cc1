import { increaseRate } from '../offers/increase-rate.ts'
import { salaryAt, type Market, topPercent } from './market.ts'
import { rounded } from './people.ts'

export type ExpectedSalary = {
  /** From the median of the market to its upper quartile: what companies pay to win somebody. */
  low: number
  high: number
  expected: number
  /** The possible raise; 0 if the person earns more than the range. */
  raise: number
  rate: number
  /** Where the expected salary stands in the market. */
  topPercent: number
}

/** The z-score of the upper quartile. */
export const UPPER_QUARTER = 0.6745

/** The expected salary of somebody who earns `now` (PRO-15). It is never lower than `now`. */
export function expectedSalary(market: Market, now: number): ExpectedSalary | null {
  if (now <= 0) return null
  const low = market.middle
  const high = rounded(salaryAt(market, UPPER_QUARTER))
  const expected = Math.max(now, rounded((low + high) / 2))
  return {
    low,
    high,
    expected,
    raise: expected - now,
    rate: increaseRate(now, { salaryMin: expected, salaryMax: expected }) ?? 0,
    topPercent: topPercent(market, expected),
  }
}
