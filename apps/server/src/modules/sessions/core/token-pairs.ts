import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { decideRefresh, TOKENS } from '@coffeeattack/domain/sessions/tokens'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { findProof } from '../../../platform/http/door-store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { moveLastActive } from '../../accounts/core/store.ts'
import { deviceName } from './device-name.ts'
import { type LoginOrigin, type Owner, ownerKinds, type TokenPair } from './owner.ts'
import {
  claimRefreshToken,
  endSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  type SessionDoor,
  touchSession,
} from './store.ts'

/** Begins a login, to which all later refresh tokens belong. A candidate's login stores how it began. */
export async function openSession(
  tx: Queries,
  owner: Owner,
  from: LoginOrigin,
  deps: ApiDeps,
  openedBy: SessionDoor | null = null,
): Promise<TokenPair> {
  const id = deps.ids.next()
  await insertSession(tx, { id, owner, openedBy, device: deviceName(from.userAgent), now: deps.clock() })
  return issuePair(tx, owner, id, deps)
}

/** Issues the next token pair. The refresh token is stored as a hash, so the table alone signs nobody in. */
export async function issuePair(tx: Queries, owner: Owner, sessionId: string, deps: ApiDeps) {
  const isProved = owner.kind === 'candidate' && (await mustStand(tx, owner.id, sessionId))
  const subject = { subjectId: owner.id, sessionId }
  const refreshToken = deps.tokens.issue(ownerKinds[owner.kind].refresh, subject)
  const now = deps.clock()
  const expiresAt = new Date(now.getTime() + TOKENS.refreshMs)
  await insertRefreshToken(tx, { tokenHash: hashToken(refreshToken), sessionId, now, expiresAt })
  return { accessToken: deps.tokens.issue(owner.kind, subject, { isProved }), refreshToken }
}

/** A login that ended meanwhile gets no further pair. */
async function mustStand(tx: Queries, userId: string, sessionId: string): Promise<boolean> {
  const isProved = await findProof(tx, { userId, sessionId })
  if (isProved === null) throw new Refusal('UNAUTHORIZED')
  return isProved
}

type PresentedToken = { readonly sessionId: string; readonly token: string }

/**
 * Exchanges a refresh token for the next pair. The claim decides races: the loser within the grace period
 * gets its own pair. A token used later was copied, so the whole login ends.
 */
export async function refresh(owner: Owner, { sessionId, token }: PresentedToken, deps: ApiDeps) {
  const tokenHash = hashToken(token)
  const now = deps.clock()
  const pair = await deps.db.transaction(async (tx) => {
    const claimed = await claimRefreshToken(tx, tokenHash, now)
    if (!claimed) {
      const found = await findRefreshToken(tx, tokenHash)
      const decision = found ? decideRefresh(found, now) : 'refuse'
      if (decision === 'end-family') await endSession(tx, owner, sessionId, 'REUSED', now)
      if (decision !== 'forgive') return null
    }
    await touchSession(tx, sessionId, now)
    if (owner.kind === 'candidate') await moveLastActive(tx, owner.id, now)
    return issuePair(tx, owner, sessionId, deps)
  })
  if (!pair) throw new Refusal('LOGIN_EXPIRED')
  return pair
}
