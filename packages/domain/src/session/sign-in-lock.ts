/** A password can be guessed; after so many wrong ones the account rests. */
const SIGN_IN_LOCK = { tries: 5, restMs: 10 * 60_000 } as const

export type Tries = { readonly failedSignIns: number; readonly lockedUntil: Date | null }

export function isLocked({ lockedUntil }: Tries, now: Date): boolean {
  return lockedUntil !== null && now < lockedUntil
}

/** The count begins anew with each rest. */
export function afterWrongTry({ failedSignIns }: Tries, now: Date): Tries {
  const failed = failedSignIns + 1
  return failed < SIGN_IN_LOCK.tries
    ? { failedSignIns: failed, lockedUntil: null }
    : { failedSignIns: 0, lockedUntil: new Date(now.getTime() + SIGN_IN_LOCK.restMs) }
}
