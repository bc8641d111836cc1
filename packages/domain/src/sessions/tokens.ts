/** How long tokens live, and how long a refresh whose answer got lost may be repeated (AUTH-5). */
export const TOKENS = {
  accessMs: 15 * 60_000,
  refreshMs: 30 * 24 * 60 * 60_000,
  graceMs: 10_000,
} as const

/** A login to the console ends this long after it began, however often it was used meanwhile (SAFE-3). */
export const CONSOLE_LOGIN_MS = 30 * 24 * 60 * 60_000

export const consoleLoginEnds = (beganAt: Date): Date => new Date(beganAt.getTime() + CONSOLE_LOGIN_MS)

/** What the server knows of the refresh token that was presented. */
export type PresentedToken = {
  issuedAt: Date
  /** When it was exchanged for the next one, if ever. */
  usedAt: Date | null
  /** When its login ended: by logout, on another device, or by a reuse. */
  familyEndedAt: Date | null
}

/**
 * - `rotate`: give the next pair
 * - `forgive`: it was used a moment ago by a request whose answer was lost, or by another tab; give a pair again
 * - `end-family`: an old token came back, so it was copied; the login ends everywhere
 * - `refuse`: past its time, or of a login that has ended
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
