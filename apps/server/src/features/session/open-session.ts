import { TOKENS } from '@coffeeattack/domain/session/tokens'
import { hashToken } from '../../crypto/token-hash.ts'
import type { Queries } from '../../db/queries.ts'
import type { ApiDeps } from '../../http/handle.ts'
import { deviceName } from './device-name.ts'
import { insertRefreshToken, insertSession } from './session-store.ts'

export type SignedIn = { accessToken: string; refreshToken: string; userId: string; certified: boolean }
export type From = { readonly userAgent: string }
type Who = { userId: string; certified: boolean }

/** A new login on a device: the family to which all its refresh tokens will belong. */
export async function openSession(tx: Queries, who: Who, from: From, deps: ApiDeps): Promise<SignedIn> {
  const sessionId = deps.ids.next()
  await insertSession(tx, {
    id: sessionId,
    userId: who.userId,
    device: deviceName(from.userAgent),
    now: deps.clock(),
  })
  return { ...who, ...(await issuePair(tx, { userId: who.userId, sessionId }, deps)) }
}

/** The next pair of a login. The refresh token is kept as a hash: the table alone signs nobody in. */
export async function issuePair(
  tx: Queries,
  { userId, sessionId }: { userId: string; sessionId: string },
  deps: ApiDeps,
) {
  const subject = { subjectId: userId, sessionId }
  const refreshToken = deps.tokens.issue('refresh', subject)
  const now = deps.clock()
  const expiresAt = new Date(now.getTime() + TOKENS.refreshMs)
  await insertRefreshToken(tx, { tokenHash: hashToken(refreshToken), sessionId, now, expiresAt })
  return { accessToken: deps.tokens.issue('candidate', subject), refreshToken }
}
