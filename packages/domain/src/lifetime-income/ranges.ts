import { kstYear } from '../kst.ts'

/** The lifetime-income event asks the tax office for five years at a time, going back (PUB-6). */
export const LIFETIME = {
  yearsPerRequest: 5,
  /** The years by which the verify step proves that the incomes are the person's own. */
  verifyRange: { startYear: 2018, endYear: 2022 },
  /** Fifty years of work: further back there are no digital records. */
  maxLoops: 9,
} as const

export type YearRange = { startYear: number; endYear: number }

/** The first request (loop count 0) ends with last year; every further one lies five years before. */
export function rangeOf(loopCount: number, now: Date): YearRange {
  const endYear = kstYear(now) - 1 - loopCount * LIFETIME.yearsPerRequest
  return { startYear: endYear - LIFETIME.yearsPerRequest + 1, endYear }
}

/** The loop count to ask with next, or null when a whole range held no income or the records end. */
export function nextLoop(loopCount: number, foundIncome: boolean): number | null {
  return foundIncome && loopCount < LIFETIME.maxLoops ? loopCount + 1 : null
}

/** Whether a request's years are one of the ranges above; nobody can ask for years that we did not offer. */
export function isOfferedRange(range: YearRange, now: Date): boolean {
  const loops = Array.from({ length: LIFETIME.maxLoops + 1 }, (_, loopCount) => rangeOf(loopCount, now))
  return loops.some(({ startYear, endYear }) => startYear === range.startYear && endYear === range.endYear)
}
