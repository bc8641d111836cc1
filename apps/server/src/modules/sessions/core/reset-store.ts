import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators, passwordResets } from '../../../platform/db/schema/operators.ts'

/** Held until the transaction ends: two who ask at once take turns. Nobody who was disabled is found. */
export async function lockOwner(tx: Queries, operatorId: string) {
  const [found] = await tx
    .select({ id: operators.id, email: operators.email })
    .from(operators)
    .where(and(eq(operators.id, operatorId), isNull(operators.disabledAt)))
    .for('update')
  return found ?? null
}

export async function ownerByEmail(db: Queries, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.email, email), isNull(operators.disabledAt)))
  return found?.id ?? null
}

/** How many the person, or somebody in their name, asked for since then. */
export async function countAsked(tx: Queries, operatorId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.operatorId, operatorId),
        isNull(passwordResets.askedBy),
        gt(passwordResets.createdAt, since),
      ),
    )
  return row?.asked ?? 0
}

/** The newest link alone works. */
export async function endOpenResets(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ expiresAt: now })
    .where(
      and(
        eq(passwordResets.operatorId, operatorId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
}

export async function insertReset(tx: Queries, given: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(given)
}
