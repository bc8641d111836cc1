import { increaseRate } from '../offers/increase-rate.ts'
import { salaryAt, type Market, topPercent } from './market.ts'
import { rounded } from './people.ts'

export type ExpectedSalary = {
  /** From the middle of the market to its upper quarter: what companies pay when they want to win somebody. */
  low: number
  high: number
  expected: number
  /** What the person could earn more than now; 0 for who earns more than the range already. */
  raise: number
  rate: number
  /** Where the expected salary stands in the market. */
  topPercent: number
}

/** Three quarters of a normal distribution lie below so many deviations. */
export const UPPER_QUARTER = 0.6745

/** The expected salary of somebody who earns `now` (PRO-15). Whoever earns more already is not told to expect less. */
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
