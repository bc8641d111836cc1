import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { decideRefresh } from '@coffeeattack/domain/sessions/tokens'
import { moveLastActive } from '../../accounts/core/last-active.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { issuePair } from './open-session.ts'
import type { Owner, Pair } from './owner.ts'
import { claimRefreshToken, endSession, findRefreshToken, touchSession } from './store.ts'

type Presented = { readonly sessionId: string; readonly token: string }

/**
 * Exchanges a refresh token for the next pair. The claim decides a race; whoever lost it within the grace gets a pair
 * of its own, and a token that comes back later was copied: then the login ends everywhere.
 */
export async function refresh(owner: Owner, { sessionId, token }: Presented, deps: ApiDeps): Promise<Pair> {
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
