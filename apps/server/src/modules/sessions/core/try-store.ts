import type { Tries } from '@coffeeattack/domain/session/sign-in-throttle'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { signInTries } from '../../../platform/db/schema/operators.ts'

/** Held until the transaction ends: of two tries at once the second finds the first counted. Null when it is the first. */
export async function holdTries(tx: Queries, keyHash: string, first: Tries): Promise<Tries | null> {
  const [row] = await tx
    .insert(signInTries)
    .values({ keyHash, ...first })
    .onConflictDoUpdate({ target: signInTries.keyHash, set: { keyHash } })
    .returning({
      failed: signInTries.failed,
      lastFailedAt: signInTries.lastFailedAt,
      blockedUntil: signInTries.blockedUntil,
      isFirst: sql<boolean>`xmax = 0`,
    })
  if (!row || row.isFirst) return null
  const { failed, lastFailedAt, blockedUntil } = row
  return { failed, lastFailedAt, blockedUntil }
}

export async function lockTries(tx: Queries, keyHash: string): Promise<Tries | null> {
  const { failed, lastFailedAt, blockedUntil } = signInTries
  const [found] = await tx
    .select({ failed, lastFailedAt, blockedUntil })
    .from(signInTries)
    .where(eq(signInTries.keyHash, keyHash))
    .for('update')
  return found ?? null
}

export async function saveTries(tx: Queries, keyHash: string, tries: Tries): Promise<void> {
  await tx.update(signInTries).set(tries).where(eq(signInTries.keyHash, keyHash))
}

export async function deleteTries(db: Queries, keyHashes: readonly string[]): Promise<void> {
  await db.delete(signInTries).where(inArray(signInTries.keyHash, [...keyHashes]))
}
