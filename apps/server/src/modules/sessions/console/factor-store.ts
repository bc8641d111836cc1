import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { operators, passkeys, recoveryCodes, usedChallenges } from '../../../platform/db/schema/operators.ts'
import { isWorking } from '../../operators/core/sql.ts'
import type { Challenge } from './challenge.ts'

export type Passkey = typeof passkeys.$inferSelect

export async function passkeysOf(db: Queries, operatorId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.operatorId, operatorId)).orderBy(asc(passkeys.id))
}

/** The passkey of any account that is not disabled. */
export async function findPasskey(db: Queries, credentialId: string): Promise<Passkey | null> {
  const [found] = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(operators, eq(operators.id, passkeys.operatorId))
    .where(and(eq(passkeys.credentialId, credentialId), isWorking))
  return found?.passkey ?? null
}

/** False when another account has it. */
export async function insertPasskey(tx: Queries, given: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(passkeys).values(given).onConflictDoNothing()
  return rowCount === 1
}

/** False when the signature count did not grow, which means that the passkey was copied. Devices without a counter send 0. */
export async function countSignature(
  tx: Queries,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
  return rowCount === 1
}

export async function deletePasskey(tx: Queries, operatorId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.operatorId, operatorId)))
  return rowCount === 1
}

/** Replaces all codes. */
export async function replaceCodes(
  tx: Queries,
  operatorId: string,
  codes: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.operatorId, operatorId))
  await tx.insert(recoveryCodes).values([...codes])
}

const isUnused = (operatorId: string) =>
  and(eq(recoveryCodes.operatorId, operatorId), isNull(recoveryCodes.usedAt))

/** The sealed keys that hash the codes of an operator. Sealed again, each has its own text. */
export async function hashKeysOf(tx: Queries, operatorId: string): Promise<(string | null)[]> {
  const found = await tx
    .selectDistinct({ sealed: recoveryCodes.hashKeySealed })
    .from(recoveryCodes)
    .where(isUnused(operatorId))
  return found.map(({ sealed }) => sealed)
}

/** False for an unknown or used code; one of two concurrent uses wins. */
export async function takeCode(
  tx: Queries,
  { operatorId, codeHashes, now }: { operatorId: string; codeHashes: readonly string[]; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnused(operatorId), inArray(recoveryCodes.codeHash, [...codeHashes])))
  return rowCount === 1
}

export async function codesLeft(db: Queries, operatorId: string): Promise<number> {
  return db.$count(recoveryCodes, isUnused(operatorId))
}

/** The number of second factors. Call it with the account locked. */
export async function countFactors(tx: Queries, operatorId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ factors: number }>(
    `select (second_factor_confirmed_at is not null)::int
       + (select count(*)::int from passkeys where passkeys.operator_id = operators.id) as factors
     from operators where operators.id = $1`,
    [operatorId],
  )
  return rows[0]?.factors ?? 0
}

/** False when the challenge was used before; one of two concurrent answers wins. */
export async function useChallenge(tx: Queries, { nonce, expiresAt }: Challenge): Promise<boolean> {
  const { rowCount } = await tx
    .insert(usedChallenges)
    .values({ challengeHash: hashToken(nonce), expiresAt })
    .onConflictDoNothing()
  return rowCount === 1
}
