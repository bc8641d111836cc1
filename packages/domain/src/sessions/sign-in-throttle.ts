import { DAY_MS } from '../kst.ts'

/**
 * Wrong passwords and codes do not lock an account, because then anybody could lock out anybody: they make the caller
 * wait, longer each time. The counters are per account and address, per account and known device, and, against
 * distributed guessing, per account for all unknown devices (SAFE-3).
 */
export const countedBy = ['address', 'device', 'account'] as const
export type CountedBy = (typeof countedBy)[number]

/** From this failed attempt in a row on, the next one has to wait. */
const FIRST_WAIT: Readonly<Record<CountedBy, number>> = { address: 5, device: 5, account: 100 }
const WAIT_SECONDS = [10, 30, 60, 120, 300, 600, 900] as const

/** After this time without a failure the counter is reset. */
export const TRIES_KEPT_MS = DAY_MS

export type Tries = {
  readonly failed: number
  readonly lastFailedAt: Date
  readonly blockedUntil: Date | null
}

/** Whole seconds until the next attempt is allowed; 0 for now. */
export function waitSeconds(tries: Tries | null, now: Date): number {
  const left = (tries?.blockedUntil?.getTime() ?? 0) - now.getTime()
  return Math.max(0, Math.ceil(left / 1000))
}

/**
 * An attempt is counted as failed before it is checked, so that parallel attempts gain nothing; a correct one removes
 * itself.
 */
export function afterWrongTry(tries: Tries | null, by: CountedBy, now: Date): Tries {
  const failed =
    1 + (tries && now.getTime() - tries.lastFailedAt.getTime() < TRIES_KEPT_MS ? tries.failed : 0)
  const step = failed - FIRST_WAIT[by]
  if (step < 0) return { failed, lastFailedAt: now, blockedUntil: null }
  const wait = WAIT_SECONDS[Math.min(step, WAIT_SECONDS.length - 1)]!
  return { failed, lastFailedAt: now, blockedUntil: new Date(now.getTime() + wait * 1000) }
}

/** Removes a correct attempt; null if no failure is left. */
export function takenBack({ failed, lastFailedAt }: Tries): Tries | null {
  return failed > 1 ? { failed: failed - 1, lastFailedAt, blockedUntil: null } : null
}
