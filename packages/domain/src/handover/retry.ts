const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a receiver may take to answer, and how long a try belongs to whoever began it. */
export const ATTEMPT = { answerMs: 10_000, heldMs: MINUTE } as const

/** Between one try and the next: they grow, and the last try is not quite a day after the first. */
const PAUSES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 16 * HOUR]

/** When a delivery that has failed so often is tried again; null when it is given up. */
export function retryAt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

const STOPS_AFTER_MS = 5 * 24 * HOUR

/** Whether an address to which nothing came through since then is not called any more. */
export const isToBeStopped = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= STOPS_AFTER_MS

/** The old secret signs beside the new one for a day, so that a receiver can change it without losing an event. */
export const OLD_SECRET_MS = 24 * HOUR

/** How long events and their deliveries are kept, to be looked up and sent again. */
export const KEPT_MS = 30 * 24 * HOUR
