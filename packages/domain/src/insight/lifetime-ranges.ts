import { kstYear } from '../kst.ts'

/** The lifetime-income event asks the tax office for five years at a time, going back (PUB-6). */
export const LIFETIME = {
  yearsPerRequest: 5,
  /** Whatever years were asked for, the confirmation on the phone brings these as well. */
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

/** The loop count whose years these are; null for years that we never offer. */
export function loopOf(range: YearRange, now: Date): number | null {
  const loops = Array.from({ length: LIFETIME.maxLoops + 1 }, (_, loopCount) => rangeOf(loopCount, now))
  const found = loops.findIndex((loop) => isSameRange(loop, range))
  return found === -1 ? null : found
}

export function isSameRange(a: YearRange, b: YearRange): boolean {
  return a.startYear === b.startYear && a.endYear === b.endYear
}

/**
 * The years to ask for, newest first, so that the timeline grows to the left: those of the range, those of the
 * verify range when a confirmation opens them, and none that this run has loaded before.
 */
export function yearsToLoad(
  range: YearRange,
  { confirmed, loaded }: { confirmed: boolean; loaded: readonly number[] },
): number[] {
  const ranges = confirmed ? [range, LIFETIME.verifyRange] : [range]
  const years = new Set(ranges.flatMap(yearsOf))
  return [...years].filter((year) => !loaded.includes(year)).toSorted((a, b) => b - a)
}

export function yearsOf({ startYear, endYear }: YearRange): number[] {
  return Array.from({ length: endYear - startYear + 1 }, (_, index) => startYear + index)
}
