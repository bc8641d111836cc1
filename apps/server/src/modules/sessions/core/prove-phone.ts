import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { candidate } from './owner.ts'
import { claimProof, cutMessenger, endSessions, findDoor } from './store.ts'

type ProvePhoneInput = {
  readonly userId: string
  /** The login that brought the proof; null for a code, whose login begins with it. */
  readonly sessionId: string | null
  /** The messenger account that the person came with and that waited for the code. */
  readonly messenger?: string | null
}

/**
 * Until its first proof a phone is only claimed, by whoever typed it. So the first one throws everybody else out, and
 * with them the messenger account, unless the proving login came with it (SAFE-1). In the transaction of what the proof
 * lets in; of two at once one is the first, for it holds the account.
 */
export async function provePhone(
  tx: Queries,
  { userId, sessionId, messenger = null }: ProvePhoneInput,
  now: Date,
): Promise<void> {
  const claimed = await claimProof(tx, userId, now)
  if (!claimed) return
  const door = sessionId === null ? 'CODE' : await findDoor(tx, candidate(userId), sessionId)
  if (door === undefined) throw new Refusal('UNAUTHORIZED')
  const isBrought = door === 'MESSENGER' || claimed.kakaoSub === messenger
  if (!isBrought) await cutMessenger(tx, userId)
  await endSessions(tx, candidate(userId), sessionId, 'SIGNED_OUT', now)
}
