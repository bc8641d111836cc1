import { loopOf, nextLoop, rangeOf, type YearRange } from './lifetime-ranges.ts'

/**
 * Where a load stands: WAITING for the phone, LOADING the years, then over (PUB-6). DONE goes on with five more years,
 * FAILED starts anew. The client asks again until it is over.
 */
export const lifetimeStatuses = ['WAITING', 'LOADING', 'DONE', 'FAILED'] as const
export type LifetimeStatus = (typeof lifetimeStatuses)[number]

export const POLL_MS = 2_000

export function isOver(status: LifetimeStatus): boolean {
  return status === 'DONE' || status === 'FAILED'
}

/** When to ask again, or null when there is nothing more to wait for. */
export function pollAfterMs(status: LifetimeStatus): number | null {
  return isOver(status) ? null : POLL_MS
}

/** A load that has not moved for so long died with its process: it failed, and can be asked for anew. */
export const SILENT_MS = 2 * 60_000

/** How long the tax office is taken to remember a confirmation; afterwards a further one is asked for. */
export const SESSION_MS = 10 * 60_000

/** A request as far as the rules ask: which years, how it stands, what it has loaded so far. */
export type LifetimeRequest = YearRange & { status: LifetimeStatus; loadedYears: readonly number[] }

/** A run begins with a first request and reaches back from there; what was loaded before it is loaded anew. */
export function currentRun<R extends LifetimeRequest>(newestFirst: readonly R[], now: Date): R[] {
  const first = newestFirst.findIndex((request) => loopOf(request, now) === 0)
  return first === -1 ? [] : newestFirst.slice(0, first + 1)
}

export function loadedIn(run: readonly LifetimeRequest[]): number[] {
  return run.flatMap(({ loadedYears }) => loadedYears)
}

/**
 * The years that may be asked for now, or null when there are no more: the first ones before anything was loaded, the
 * same ones again after a failure, else the five before the earliest that are done, as long as those held any income.
 */
export function nextRange(
  run: readonly LifetimeRequest[],
  yearsWithIncome: readonly number[],
  now: Date,
): YearRange | null {
  const done = run.filter(({ status }) => status === 'DONE')
  const reached = Math.max(-1, ...done.map((request) => loopOf(request, now) ?? -1))
  if (reached === -1) return rangeOf(0, now)
  const loaded = done.find((request) => loopOf(request, now) === reached)!.loadedYears
  const reachedYears = rangeOf(reached, now)
  const isReached = (year: number) =>
    loaded.includes(year) || (year >= reachedYears.startYear && year <= reachedYears.endYear)
  const next = nextLoop(reached, yearsWithIncome.some(isReached))
  return next === null ? null : rangeOf(next, now)
}
