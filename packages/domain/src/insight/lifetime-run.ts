import { loopOf, nextLoop, rangeOf, type YearRange } from './lifetime-ranges.ts'

/**
 * The state of a load: WAITING for the phone, LOADING, then DONE or FAILED (PUB-6). DONE can continue with five more
 * years, FAILED can start again. The client polls until it is over.
 */
export const lifetimeStatuses = ['WAITING', 'LOADING', 'DONE', 'FAILED'] as const
export type LifetimeStatus = (typeof lifetimeStatuses)[number]

export const POLL_MS = 2_000

export function isOver(status: LifetimeStatus): boolean {
  return status === 'DONE' || status === 'FAILED'
}

/** The next poll; null if there is nothing to wait for. */
export function pollAfterMs(status: LifetimeStatus): number | null {
  return isOver(status) ? null : POLL_MS
}

/** After this time without progress the process is taken as dead: the load failed and can be started again. */
export const SILENT_MS = 2 * 60_000

/** How long a confirmation at the tax office is assumed to last; afterwards a new one is requested. */
export const SESSION_MS = 10 * 60_000

/** The parts of a request that the rules need. */
export type LifetimeRequest = YearRange & { status: LifetimeStatus; loadedYears: readonly number[] }

/** The requests since the newest one for the latest years. Earlier ones are too old: their years are loaded again. */
export function currentRun<R extends LifetimeRequest>(newestFirst: readonly R[], now: Date): R[] {
  const first = newestFirst.findIndex((request) => loopOf(request, now) === 0)
  return first === -1 ? [] : newestFirst.slice(0, first + 1)
}

export function loadedIn(run: readonly LifetimeRequest[]): number[] {
  return run.flatMap(({ loadedYears }) => loadedYears)
}

/**
 * The years that may be requested now, or null: the first ones before anything was loaded, the same again after a
 * failure, otherwise the five before the earliest, as long as those had income.
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
