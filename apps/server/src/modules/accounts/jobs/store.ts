import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { idempotencyKeys } from '../../../platform/db/schema/idempotency.ts'
import { streamHeads } from '../../../platform/db/schema/rooms.ts'
import { users, withdrawals } from '../../../platform/db/schema/users.ts'
import { releasePacts } from '../../pacts/core/retention.ts'

export async function dueWithdrawals(db: Queries, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(lte(withdrawals.purgeAt, now))
    .orderBy(asc(withdrawals.purgeAt))
    .limit(limit)
  return found.map(({ userId }) => userId)
}

/**
 * Deleting the user row cascades to everything that belongs to it, but for sealed pacts, which are kept by law and lose the person. Two tables hold ids without
 * a foreign key and are deleted here.
 */
export async function erasePerson(tx: Queries, userId: string, now: Date): Promise<void> {
  await allowErasing(tx)
  await releasePacts(tx, userId, now)
  const { rowCount } = await tx
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.deletedAt),
        sql`exists (select from ${withdrawals} where ${withdrawals.userId} = ${users.id} and ${withdrawals.purgeAt} <= ${now})`,
      ),
    )
  if (rowCount === 0) return
  await tx.delete(streamHeads).where(eq(streamHeads.audienceId, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, `candidate:${userId}`))
}

export async function withdrawalOf(db: Queries, userId: string) {
  const { withdrawnAt, purgeAt, notedAt } = withdrawals
  const [found] = await db
    .select({ withdrawnAt, purgeAt, notedAt })
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
  return found ?? null
}

export async function markNoted(db: Queries, userId: string, now: Date): Promise<void> {
  await db.update(withdrawals).set({ notedAt: now }).where(eq(withdrawals.userId, userId))
}

export async function unnotedWithdrawals(db: Queries, limit: number): Promise<string[]> {
  const found = await db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(isNull(withdrawals.notedAt))
    .orderBy(asc(withdrawals.withdrawnAt))
    .limit(limit)
  return found.map(({ userId }) => userId)
}

/** Who left and is not erased yet, as far as a note of it was written. */
export async function notedWithdrawals(db: Queries): Promise<string[]> {
  const found = await db
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(isNotNull(withdrawals.notedAt))
  return found.map(({ userId }) => userId)
}

/** The ids of all candidates, including those who left, in pages. */
export async function* peoplePages(db: Queries, limit: number): AsyncGenerator<string[]> {
  for (let after: string | undefined; ;) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(after === undefined ? undefined : gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(limit)
    if (found.length > 0) yield found.map(({ id }) => id)
    if (found.length < limit) return
    after = found.at(-1)!.id
  }
}
