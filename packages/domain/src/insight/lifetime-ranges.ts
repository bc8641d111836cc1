import { kstYear } from '../kst.ts'

/** The lifetime-income event asks the tax office for five years at a time, going back (PUB-6). */
export const LIFETIME = {
  yearsPerRequest: 5,
  /** A confirmation on the phone always brings these years as well. */
  verifyRange: { startYear: 2018, endYear: 2022 },
  /** Fifty years of work: further back there are no digital records. */
  maxLoops: 9,
} as const

export type YearRange = { startYear: number; endYear: number }

/** The first request (loop count 0) ends with last year; each further one lies five years earlier. */
export function rangeOf(loopCount: number, now: Date): YearRange {
  const endYear = kstYear(now) - 1 - loopCount * LIFETIME.yearsPerRequest
  return { startYear: endYear - LIFETIME.yearsPerRequest + 1, endYear }
}

/** The next loop count; null after a range without income or at the end of the records. */
export function nextLoop(loopCount: number, foundIncome: boolean): number | null {
  return foundIncome && loopCount < LIFETIME.maxLoops ? loopCount + 1 : null
}

/** The loop count of these years; null for years that we never offer. */
export function loopOf(range: YearRange, now: Date): number | null {
  const loops = Array.from({ length: LIFETIME.maxLoops + 1 }, (_, loopCount) => rangeOf(loopCount, now))
  const found = loops.findIndex((loop) => isSameRange(loop, range))
  return found === -1 ? null : found
}

export function isSameRange(a: YearRange, b: YearRange): boolean {
  return a.startYear === b.startYear && a.endYear === b.endYear
}

/**
 * The years of the request, newest first so that the timeline grows to the left: the years of the range, the verify
 * range if a confirmation opens it, without those that this run has loaded.
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
