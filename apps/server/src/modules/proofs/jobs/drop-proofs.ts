import { keptSince } from '@coffeeattack/domain/proofs/proof'
import { and, isNotNull, lte, or } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofs } from '../../../platform/db/schema/proofs.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { dropSpentKeys } from '../core/keys.ts'
import { dropSpentLists } from '../core/status-lists.ts'

/**
 * Every night: an expired proof loses its token, one that ended a year ago its row and its looks, and then lists and keys that nothing
 * needs any more are dropped (PROOF-5).
 */
export const dropProofsJob: Job = {
  name: 'drop-proofs',
  cron: '50 4 * * *',
  run: ({ db, clock }) =>
    db.transaction(async (tx) => {
      const now = clock()
      await emptyExpired(tx, now)
      await dropEnded(tx, keptSince(now))
      await dropSpentLists(tx, now)
      await dropSpentKeys(tx, now)
    }),
}

async function emptyExpired(tx: Queries, now: Date): Promise<void> {
  await tx
    .update(proofs)
    .set({ tokenSealed: null })
    .where(and(lte(proofs.expiresAt, now), isNotNull(proofs.tokenSealed)))
}

async function dropEnded(tx: Queries, since: Date): Promise<void> {
  await tx.delete(proofs).where(or(lte(proofs.expiresAt, since), lte(proofs.takenBackAt, since)))
}
