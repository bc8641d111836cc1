const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The timeout of a receiver, and how long an attempt belongs to its worker. */
export const ATTEMPT = { answerMs: 10_000, heldMs: MINUTE } as const

/** The growing pauses between attempts; the last attempt is almost a day after the first. */
const PAUSES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 16 * HOUR]

/** The next attempt after this many failures; null if the delivery is given up. */
export function retryAt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

const STOPS_AFTER_MS = 5 * 24 * HOUR

/** Whether deliveries to a URL stop: nothing succeeded since then. */
export const isToBeStopped = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= STOPS_AFTER_MS

/** For one day the old secret signs as well, so that a receiver can change it without losing events. */
export const OLD_SECRET_MS = 24 * HOUR

/** How long events and deliveries are kept for review and resending. */
export const KEPT_MS = 30 * 24 * HOUR
