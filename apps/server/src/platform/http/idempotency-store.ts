import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../db/queries.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'

type KeyName = { caller: string; call: string; key: string }
export type Claim = typeof idempotencyKeys.$inferInsert

const named = ({ caller, call, key }: KeyName) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))

/** True when this request got the key. Waits for another running transaction that claimed it. */
export async function claimKey(tx: Queries, claim: Claim): Promise<boolean> {
  const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing()
  return claimed.rowCount === 1
}

export async function readKey(tx: Queries, name: KeyName) {
  const [row] = await tx.select().from(idempotencyKeys).where(named(name))
  return row
}

/** Unfinished, and not taken over by another request meanwhile. */
const open = (claim: Claim) =>
  and(named(claim), isNull(idempotencyKeys.status), eq(idempotencyKeys.claimedAt, claim.claimedAt))

export async function completeKey(
  tx: Queries,
  claim: Claim,
  answer: Pick<Claim, 'status' | 'answerSealed' | 'completedAt'>,
): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(open(claim))
}

/** The work failed. */
export async function releaseKey(db: Queries, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(open(claim))
}

/** Deletes an unfinished claim from before this moment: its process must have died. */
export async function forgetIfAbandoned(tx: Queries, name: KeyName, before: Date): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(named(name), isNull(idempotencyKeys.status), lte(idempotencyKeys.claimedAt, before)))
}

/** An expired key is free again, even before the cleaning job deletes it. */
export async function forgetIfExpired(tx: Queries, name: KeyName, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(named(name), lte(idempotencyKeys.expiresAt, now)))
}
