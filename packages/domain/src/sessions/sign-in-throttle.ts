import { DAY_MS } from '../kst.ts'

/**
 * Wrong passwords and codes are not answered by a locked account, for then anybody could lock anybody out: whoever
 * guesses has to wait, longer and longer. What is counted is the account together with the address that guesses or with
 * a device that was let in before, and, for guesses from many places, the account among all unknown devices (SAFE-3).
 */
export const countedBy = ['address', 'device', 'account'] as const
export type CountedBy = (typeof countedBy)[number]

/** The wrong try in a row from which on the next one has to wait. */
const FIRST_WAIT: Readonly<Record<CountedBy, number>> = { address: 5, device: 5, account: 100 }
const WAIT_SECONDS = [10, 30, 60, 120, 300, 600, 900] as const

/** After so long without a wrong try there is nothing to remember. */
export const TRIES_KEPT_MS = DAY_MS

export type Tries = {
  readonly failed: number
  readonly lastFailedAt: Date
  readonly blockedUntil: Date | null
}

/** Whole seconds until the next try is looked at; 0 when it may be made now. */
export function waitSeconds(tries: Tries | null, now: Date): number {
  const left = (tries?.blockedUntil?.getTime() ?? 0) - now.getTime()
  return Math.max(0, Math.ceil(left / 1000))
}

/**
 * A try counts as wrong before it is looked at, so that of many at once no more get through than one after the other;
 * the right one takes itself back.
 */
export function afterWrongTry(tries: Tries | null, by: CountedBy, now: Date): Tries {
  const failed =
    1 + (tries && now.getTime() - tries.lastFailedAt.getTime() < TRIES_KEPT_MS ? tries.failed : 0)
  const step = failed - FIRST_WAIT[by]
  if (step < 0) return { failed, lastFailedAt: now, blockedUntil: null }
  const wait = WAIT_SECONDS[Math.min(step, WAIT_SECONDS.length - 1)]!
  return { failed, lastFailedAt: now, blockedUntil: new Date(now.getTime() + wait * 1000) }
}

/** A try that was right was none; null when nothing else was wrong. */
export function takenBack({ failed, lastFailedAt }: Tries): Tries | null {
  return failed > 1 ? { failed: failed - 1, lastFailedAt, blockedUntil: null } : null
}
