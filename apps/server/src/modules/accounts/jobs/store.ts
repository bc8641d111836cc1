import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { idempotencyKeys } from '../../../platform/db/schema/idempotency.ts'
import { streamHeads } from '../../../platform/db/schema/rooms.ts'
import { users, withdrawals } from '../../../platform/db/schema/users.ts'

export async function dueWithdrawals(db: Queries, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(lte(withdrawals.purgeAt, now))
    .orderBy(asc(withdrawals.purgeAt))
    .limit(limit)
  return found.map(({ userId }) => userId)
}

/** The person's row takes everything that belongs to it along; two tables know people by their id alone. */
export async function erasePerson(tx: Queries, userId: string, now: Date): Promise<void> {
  await allowErasing(tx)
  const erased = await tx
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.deletedAt),
        sql`exists (select from ${withdrawals} where ${withdrawals.userId} = ${users.id} and ${withdrawals.purgeAt} <= ${now})`,
      ),
    )
    .returning({ id: users.id })
  if (erased.length === 0) return
  await tx.delete(streamHeads).where(eq(streamHeads.audienceId, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, `candidate:${userId}`))
}
