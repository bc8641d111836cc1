import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { apiKeys } from '../../../platform/db/schema/handover.ts'
import { operators } from '../../../platform/db/schema/operators.ts'

/** Active keys, ordered by creation. */
export async function keysOf(db: Queries, companyId: string) {
  const { id, name, prefix, createdAt, lastUsedAt } = apiKeys
  return db
    .select({ id, name, prefix, createdAt, lastUsedAt, createdBy: operators.name })
    .from(apiKeys)
    .innerJoin(operators, eq(operators.id, apiKeys.createdBy))
    .where(and(eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(createdAt), asc(id))
}

export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number]

export async function addKey(tx: Queries, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row)
}

type OwnKey = { keyId: string; companyId: string }

export async function revokeKey(tx: Queries, { keyId, companyId }: OwnKey, now: Date) {
  const own = and(eq(apiKeys.id, keyId), eq(apiKeys.companyId, companyId))
  const { rowCount } = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(own, isNull(apiKeys.revokedAt)))
  if (rowCount === 1) return 'revoked'
  return (await tx.$count(apiKeys, own)) === 1 ? 'over' : 'unknown'
}
