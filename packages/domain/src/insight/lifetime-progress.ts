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
