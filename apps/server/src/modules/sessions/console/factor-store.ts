import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators, passkeys, recoveryCodes, usedChallenges } from '../../../platform/db/schema/operators.ts'
import { isWorking } from '../../operators/core/sql.ts'
import type { Challenge } from './challenge.ts'

export type Passkey = typeof passkeys.$inferSelect

export async function passkeysOf(db: Queries, operatorId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.operatorId, operatorId)).orderBy(asc(passkeys.id))
}

/** Whosever it is, unless they were disabled. */
export async function findPasskey(db: Queries, credentialId: string): Promise<Passkey | null> {
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(operators, eq(operators.id, passkeys.operatorId))
    .where(and(eq(passkeys.credentialId, credentialId), isWorking))
  return found?.passkey ?? null
}

/** False when somebody has it already. */
export async function insertPasskey(tx: Queries, given: typeof passkeys.$inferInsert): Promise<boolean> {
  const made = await tx.insert(passkeys).values(given).onConflictDoNothing().returning({ id: passkeys.id })
  return made.length === 1
}

/** False when the device has signed as often as that before: then there are two of it. Devices that do not count say 0. */
export async function countSignature(
  tx: Queries,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const counted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return counted.length === 1
}

export async function deletePasskey(tx: Queries, operatorId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.operatorId, operatorId)))
    .returning({ id: passkeys.id })
  return deleted.length === 1
}

/** New ones take the place of all before. */
export async function replaceCodes(
  tx: Queries,
  operatorId: string,
  codes: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.operatorId, operatorId))
  await tx.insert(recoveryCodes).values([...codes])
}

/** The key by which the codes of an operator are hashed, as it lies beside them: sealed anew, each has a text of its own. */
export async function hashKeysOf(tx: Queries, operatorId: string): Promise<(string | null)[]> {
  const found = await tx
    .selectDistinct({ sealed: recoveryCodes.hashKeySealed })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.operatorId, operatorId), isNull(recoveryCodes.usedAt)))
  return found.map(({ sealed }) => sealed)
}

/** False when there is no such code, or it was used: of two uses at once one wins. */
export async function takeCode(
  tx: Queries,
  { operatorId, codeHashes, now }: { operatorId: string; codeHashes: readonly string[]; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.operatorId, operatorId),
        inArray(recoveryCodes.codeHash, [...codeHashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length === 1
}

export async function codesLeft(db: Queries, operatorId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.operatorId, operatorId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** The authenticator and every passkey. Asked while the account is held. */
export async function countFactors(tx: Queries, operatorId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ factors: number }>(
    `select (second_factor_confirmed_at is not null)::int
       + (select count(*)::int from passkeys where passkeys.operator_id = operators.id) as factors
     from operators where operators.id = $1`,
    [operatorId],
  )
  return rows[0]?.factors ?? 0
}

/** False when it was used before: of two answers to one challenge one counts. */
export async function useChallenge(tx: Queries, { nonce, expiresAt }: Challenge): Promise<boolean> {
  const used = await tx
    .insert(usedChallenges)
    .values({ challengeHash: hashToken(nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ challengeHash: usedChallenges.challengeHash })
  return used.length === 1
}
