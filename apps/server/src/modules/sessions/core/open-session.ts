import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { deviceName } from './device-name.ts'
import { findProof } from '../../../platform/http/door-store.ts'
import { kinds, type From, type Owner, type Pair } from './owner.ts'
import { insertRefreshToken, insertSession, type SessionDoor } from './store.ts'

/** A new login on a device: the family to which all its refresh tokens will belong. A candidate's tells its door. */
export async function openSession(
  tx: Queries,
  owner: Owner,
  from: From,
  deps: ApiDeps,
  openedBy: SessionDoor | null = null,
): Promise<Pair> {
  const id = deps.ids.next()
  await insertSession(tx, { id, owner, openedBy, device: deviceName(from.userAgent), now: deps.clock() })
  return issuePair(tx, owner, id, deps)
}

/** The next pair of a login. The refresh token is kept as a hash: the table alone signs nobody in. */
export async function issuePair(tx: Queries, owner: Owner, sessionId: string, deps: ApiDeps): Promise<Pair> {
  const isProved = owner.kind === 'candidate' && (await mustStand(tx, owner.id, sessionId))
  const subject = { subjectId: owner.id, sessionId }
  const refreshToken = deps.tokens.issue(kinds[owner.kind].refresh, subject)
  const now = deps.clock()
  const expiresAt = new Date(now.getTime() + TOKENS.refreshMs)
  await insertRefreshToken(tx, { tokenHash: hashToken(refreshToken), sessionId, now, expiresAt })
  return { accessToken: deps.tokens.issue(owner.kind, subject, { isProved }), refreshToken }
}

/** A login that ended while it was on its way gets no further pair. */
async function mustStand(tx: Queries, userId: string, sessionId: string): Promise<boolean> {
  const isProved = await findProof(tx, { userId, sessionId })
  if (isProved === null) throw new Refusal('UNAUTHORIZED')
  return isProved
}
