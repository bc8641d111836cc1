import { increaseRate } from '../offers/increase-rate.ts'
import { areEnough, rounded } from './people.ts'
import { exactQuantile, topPercent } from './percentile.ts'

export type ExpectedSalary = {
  /** From the median of the peers to their upper quartile: what companies pay when they want to win somebody. */
  low: number
  high: number
  expected: number
  /** What the person could earn more than now; 0 for who earns more than the range already. */
  raise: number
  rate: number
  /** Where the expected salary stands among the peers. */
  topPercent: number
}

/** The expected salary of somebody who earns `now`, or null when too few peers stand behind it (PRO-15). */
export function expectedSalary(peers: readonly number[], now: number): ExpectedSalary | null {
  if (!areEnough(peers) || now <= 0) return null
  const low = rounded(exactQuantile(peers, 0.5))
  const high = rounded(exactQuantile(peers, 0.75))
  const expected = Math.max(now, rounded((low + high) / 2))
  return {
    low,
    high,
    expected,
    raise: expected - now,
    rate: increaseRate(now, { salaryMin: expected, salaryMax: expected }) ?? 0,
    topPercent: topPercent(peers, expected) ?? 0,
  }
}
