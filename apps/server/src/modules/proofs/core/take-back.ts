import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofs } from '../../../platform/db/schema/proofs.ts'
import type { IssuingDeps } from './addresses.ts'
import { tellAskers } from './request-store.ts'
import { markTakenBack, signList } from './status-lists.ts'
import { endProof } from './store.ts'

/**
 * Ends a proof for every reader: for the page with the row, for programs with the list, which is signed anew in the same transaction
 * (PROOF-2). False when it was not running any more.
 */
export async function takeBackOne(
  tx: Queries,
  own: { userId: string; id: string; now: Date },
  deps: IssuingDeps,
): Promise<boolean> {
  const place = await endProof(tx, own)
  if (!place) return false
  await markTakenBack(tx, place, own.now)
  await tellAskers(tx, own.id, own.now)
  await signList(tx, place.list, deps, own.now)
  return true
}

/** When a person leaves, every running proof is taken back, and its page knows nothing of it any more. */
export async function endProofsOfPerson(
  tx: Queries,
  userId: string,
  deps: IssuingDeps,
  now: Date,
): Promise<void> {
  const running = await tx
    .select({ list: proofs.list, place: proofs.place })
    .from(proofs)
    .where(and(eq(proofs.userId, userId), isNull(proofs.takenBackAt), gt(proofs.expiresAt, now)))
    .orderBy(proofs.list)
  for (const place of running) await markTakenBack(tx, place, now)
  await tx.delete(proofs).where(eq(proofs.userId, userId))
  for (const list of new Set(running.map((place) => place.list))) await signList(tx, list, deps, now)
}
