import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators, passwordResets } from '../../../platform/db/schema/operators.ts'

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

const owner = and(eq(operators.id, passwordResets.operatorId), isNull(operators.disabledAt))

export async function findReset(db: Queries, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ operatorId: operators.id, email: operators.email, name: operators.name })
    .from(passwordResets)
    .innerJoin(operators, owner)
    .where(isOpen(tokenHash, now))
  return found ?? null
}

/** Claimed by one alone, while it is open, in time, and its owner is not disabled. */
export async function takeReset(tx: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(isOpen(tokenHash, now), exists(tx.select({ id: operators.id }).from(operators).where(owner))))
    .returning({ id: passwordResets.id })
  return taken.length === 1
}

export async function setPassword(tx: Queries, operatorId: string, passwordHash: string): Promise<void> {
  await tx.update(operators).set({ passwordHash }).where(eq(operators.id, operatorId))
}
