import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../db/queries.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'

type KeyName = { caller: string; call: string; key: string }
export type Claim = typeof idempotencyKeys.$inferInsert

const named = ({ caller, call, key }: KeyName) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))

/** Whether the key is ours now. Waits while another transaction that claimed it is still running. */
export async function claimKey(tx: Queries, claim: Claim): Promise<boolean> {
  const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing()
  return claimed.rowCount === 1
}

export async function readKey(tx: Queries, name: KeyName) {
  const [row] = await tx.select().from(idempotencyKeys).where(named(name))
  return row
}

/** Still under way, and by nobody else who took it over meanwhile. */
const open = (claim: Claim) =>
  and(named(claim), isNull(idempotencyKeys.status), eq(idempotencyKeys.claimedAt, claim.claimedAt))

export async function completeKey(
  tx: Queries,
  claim: Claim,
  answer: Pick<Claim, 'status' | 'answerSealed' | 'completedAt'>,
): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(open(claim))
}

/** Nothing came of it. */
export async function giveBack(db: Queries, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(open(claim))
}

/** Whoever claimed it before that moment would have ended by now. */
export async function forgetIfAbandoned(tx: Queries, name: KeyName, before: Date): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(named(name), isNull(idempotencyKeys.status), lte(idempotencyKeys.claimedAt, before)))
}

/** A key that is past its time is free again, even before the job that clears the table comes by. */
export async function forgetIfExpired(tx: Queries, name: KeyName, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(named(name), lte(idempotencyKeys.expiresAt, now)))
}
