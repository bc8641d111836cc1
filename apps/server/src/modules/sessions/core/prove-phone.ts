import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { forgetBeforeProof } from '../../accounts/core/forget-before-proof.ts'
import { candidate } from './owner.ts'
import { claimProof, cutMessenger, endSessions, findLogin } from './store.ts'

type ProvePhoneInput = {
  readonly userId: string
  /** The login that proved the phone; null for a code, after which the login begins. */
  readonly sessionId: string | null
  /** The messenger account that waited for the code. */
  readonly messenger?: string | null
}

/**
 * The first proof of a phone. Before it the phone is only claimed. It ends every other login, unlinks the
 * messenger account unless the proving login came with it, and deletes what other logins left; a confirmation
 * by a login keeps the form of that login (SAFE-1). Call it in the transaction of the sign-in. It locks the
 * account, so only one of two concurrent proofs is the first.
 */
export async function provePhone(
  tx: Queries,
  { userId, sessionId, messenger = null }: ProvePhoneInput,
  now: Date,
): Promise<void> {
  const claimed = await claimProof(tx, userId, now)
  if (!claimed) return
  const login = sessionId === null ? null : await findLogin(tx, candidate(userId), sessionId)
  if (login === undefined) throw new Refusal('UNAUTHORIZED')
  const isBrought = login?.openedBy === 'MESSENGER' || claimed.kakaoSub === messenger
  if (!isBrought) await cutMessenger(tx, userId)
  await forgetBeforeProof(tx, { userId, stays: login ? { writtenSince: login.createdAt } : 'nothing' }, now)
  await endSessions(tx, candidate(userId), sessionId, 'SIGNED_OUT', now)
}
