import type { Shown } from '@coffeeattack/domain/standing/shown'
import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { standingShares } from '../../../platform/db/schema/standing.ts'

/** What a share shows, as long as it does: its page and its picture read the same. */
export async function findShown(db: Queries, id: string, now: Date): Promise<Shown | null> {
  const [found] = await db
    .select({ shown: standingShares.shown })
    .from(standingShares)
    .where(and(eq(standingShares.id, id), gt(standingShares.expiresAt, now)))
  return found?.shown ?? null
}
