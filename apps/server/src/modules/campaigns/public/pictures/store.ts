import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import { lifetimeShares } from '../../../../platform/db/schema/insight.ts'

export type LifetimeShown = { total: number | null; percentile: number | null; shape: number[] }

export async function findLifetimeShown(db: Queries, id: string, now: Date): Promise<LifetimeShown | null> {
  const { total, percentile, shape, expiresAt } = lifetimeShares
  const [found] = await db
    .select({ total, percentile, shape })
    .from(lifetimeShares)
    .where(and(eq(lifetimeShares.id, id), gt(expiresAt, now)))
  return found ?? null
}
