import type { SharedResult } from '@coffeeattack/domain/lifetime-income/share'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import { lifetimeShares as t } from '../../../../platform/db/schema/lifetime-income.ts'
import { users } from '../../../../platform/db/schema/users.ts'

export async function shareOf(db: Queries, userId: string, now: Date) {
  const [found] = await db
    .select({ id: t.id, total: t.total })
    .from(t)
    .where(and(eq(t.userId, userId), gt(t.expiresAt, now)))
    .orderBy(desc(t.createdAt))
    .limit(1)
  return found ?? null
}

type Shared = { id: string; userId: string; total: number | null; percentile: number | null; shape: number[] }
type Times = { createdAt: Date; expiresAt: Date }

/** Under an id that is there already: whoever has the old link sees the new choice. */
export async function saveShare(tx: Queries, shared: Shared & Times): Promise<void> {
  const { id, userId: _, ...result } = shared
  await tx
    .insert(t)
    .values(shared)
    .onConflictDoUpdate({ target: t.id, set: result, setWhere: eq(t.id, id) })
}

export async function deleteShares(db: Queries, userId: string): Promise<void> {
  await db.delete(t).where(eq(t.userId, userId))
}

/** What anyone may see of a share that has not ended and whose person is still here. */
export async function findShared(db: Queries, id: string, now: Date): Promise<SharedResult | null> {
  const [found] = await db
    .select({ total: t.total, percentile: t.percentile, shape: t.shape })
    .from(t)
    .innerJoin(users, and(eq(users.id, t.userId), isNull(users.deletedAt)))
    .where(and(eq(t.id, id), gt(t.expiresAt, now)))
  return found ?? null
}
