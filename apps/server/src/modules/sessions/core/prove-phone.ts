import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { forgetBeforeProof } from '../../accounts/core/forget-before-proof.ts'
import { candidate } from './owner.ts'
import { claimProof, cutMessenger, endSessions, findLogin } from './store.ts'

type ProvePhoneInput = {
  readonly userId: string
  /** The login that brought the proof; null for a code, whose login begins with it. */
  readonly sessionId: string | null
  /** The messenger account that the person came with and that waited for the code. */
  readonly messenger?: string | null
}

/**
 * Until its first proof a phone is only claimed, by whoever typed it. The first proof ends every other login, cuts the
 * messenger account unless the proving login came with it, and clears what other logins left: a code brings nothing, so
 * nothing stays; a confirmation by a login keeps that login's own form (SAFE-1). Runs in the transaction of what the
 * proof lets in. Of two at once one is the first, because it locks the account.
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
