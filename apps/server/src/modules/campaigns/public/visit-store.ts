import type { UtmStatus, UtmVisit } from '@coffeeattack/domain/campaign/utm'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { utmVisits } from '../../../platform/db/schema/campaign.ts'

export async function insertVisit(db: Queries, id: string, visit: UtmVisit, now: Date): Promise<void> {
  await db.insert(utmVisits).values({ id, ...visit, createdAt: now, updatedAt: now })
}

/** A visit that belongs to somebody is found by that person alone. Locked, so that two tabs move it one by one. */
export async function findVisit(tx: Queries, id: string, userId: string | null) {
  const isMine =
    userId === null ? isNull(utmVisits.userId) : or(isNull(utmVisits.userId), eq(utmVisits.userId, userId))
  const [visit] = await tx
    .select({ status: utmVisits.status })
    .from(utmVisits)
    .where(and(eq(utmVisits.id, id), isMine))
    .for('update')
  return visit ?? null
}

type Moved = { status: UtmStatus; userId: string | null; now: Date }

export async function moveVisit(tx: Queries, id: string, { status, userId, now }: Moved): Promise<void> {
  await tx
    .update(utmVisits)
    .set({ status, updatedAt: now, ...(userId === null ? {} : { userId }) })
    .where(eq(utmVisits.id, id))
}
