import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { positionInterests } from '../../../platform/db/schema/suggestions.ts'

/** True the first time. One that was taken back stands again. */
export async function insertInterest(
  tx: Queries,
  row: typeof positionInterests.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(positionInterests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: positionInterests.id })
  if (added.length > 0) return true
  await tx.update(positionInterests).set({ takenBackAt: null }).where(isOf(row))
  return false
}

type Which = { candidateId: string; positionId: string }

const isOf = ({ candidateId, positionId }: Which) =>
  and(eq(positionInterests.candidateId, candidateId), eq(positionInterests.positionId, positionId))

/** The position's company if an interest was taken back; null if none stood. */
export async function takeBack(
  tx: Queries,
  { now, ...which }: Which & { now: Date },
): Promise<string | null> {
  const [gone] = await tx
    .update(positionInterests)
    .set({ takenBackAt: now })
    .from(positions)
    .where(and(isOf(which), isNull(positionInterests.takenBackAt), eq(positions.id, which.positionId)))
    .returning({ companyId: positions.companyId })
  return gone?.companyId ?? null
}

/** Who wrote the position, and the interest's own id, which names neither side. */
export async function senderOf(tx: Queries, candidateId: string, positionId: string) {
  const [row] = await tx
    .select({ interestId: positionInterests.id, operatorId: positions.createdBy })
    .from(positionInterests)
    .innerJoin(positions, eq(positions.id, positionInterests.positionId))
    .where(isOf({ candidateId, positionId }))
  return row!
}
