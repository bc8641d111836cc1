/** The lifetime of tokens, and how long a refresh may be repeated if its response got lost (AUTH-5). */
export const TOKENS = {
  accessMs: 15 * 60_000,
  refreshMs: 30 * 24 * 60 * 60_000,
  graceMs: 10_000,
} as const

/** A console login ends this long after it began, however active it is (SAFE-3). */
export const CONSOLE_LOGIN_MS = 30 * 24 * 60 * 60_000

export const consoleLoginEnds = (beganAt: Date): Date => new Date(beganAt.getTime() + CONSOLE_LOGIN_MS)

/** The stored state of the presented refresh token. */
export type PresentedToken = {
  issuedAt: Date
  /** When it was exchanged for the next one; null if never. */
  usedAt: Date | null
  /** When its login ended: by logout, by another device, or by reuse of a token. */
  familyEndedAt: Date | null
}

/**
 * `rotate`: issue the next pair. `forgive`: it was used a moment ago by a request whose response was lost, or by another
 * tab; issue a pair again. `end-family`: an old token was reused, so it was copied; the login ends everywhere. `refuse`:
 * expired, or its login has ended.
 */
export type RefreshDecision = 'rotate' | 'forgive' | 'end-family' | 'refuse'

export function decideRefresh(token: PresentedToken, now: Date): RefreshDecision {
  if (token.familyEndedAt !== null) return 'refuse'
  if (token.usedAt !== null) return since(token.usedAt, now) <= TOKENS.graceMs ? 'forgive' : 'end-family'
  return since(token.issuedAt, now) < TOKENS.refreshMs ? 'rotate' : 'refuse'
}

function since(at: Date, now: Date): number {
  return now.getTime() - at.getTime()
}
