import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { verificationAttempts as t } from '../../../platform/db/schema/verification.ts'

/** One that was being asked about when its process died is dead; the others waited for nobody. */
export async function closeOverdue(
  db: Queries,
  { expiredBefore, now }: { expiredBefore: Date; now: Date },
): Promise<void> {
  await db
    .update(t)
    .set({
      state: sql`case ${t.state} when 'CALLING' then 'DEAD' else 'EXPIRED' end`,
      finishedAt: now,
      inputsSealed: null,
    })
    .where(and(isNull(t.finishedAt), lt(t.expiresAt, expiredBefore)))
}

export async function forgetFacts(db: Queries, startedBefore: Date): Promise<void> {
  await db
    .update(t)
    .set({ facts: null })
    .where(and(isNotNull(t.finishedAt), isNotNull(t.facts), lt(t.startedAt, startedBefore)))
}

export async function deleteOldAttempts(db: Queries, startedBefore: Date): Promise<void> {
  await db.delete(t).where(and(isNotNull(t.finishedAt), lt(t.startedAt, startedBefore)))
}
