import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { oneTimeCodes, type codeEnds } from '../../../platform/db/schema/sessions.ts'

export type CodeEnd = (typeof codeEnds)[number]

/** When the newest code went out, and how many did since the given moment. */
export async function codesSent(db: Queries, phoneHash: string, since: Date) {
  const [sent] = await db
    .select({
      lastAt: sql<Date | null>`max(${oneTimeCodes.createdAt})`.mapWith(oneTimeCodes.createdAt),
      times: count(),
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phoneHash, phoneHash), gte(oneTimeCodes.createdAt, since)))
  return sent ?? { lastAt: null, times: 0 }
}

/** One phone at a time: two requests for a code at once must not both count as the first. */
export async function lockPhone(tx: Queries, phoneHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${phoneHash}`}, 0))`)
}

type NewCode = { id: string; phoneHash: string; codeHash: string; now: Date; expiresAt: Date }

/** The new code is the only open one of its phone. */
export async function replaceCode(
  tx: Queries,
  { id, phoneHash, codeHash, now, expiresAt }: NewCode,
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ endedAt: now, endReason: 'REPLACED' })
    .where(and(eq(oneTimeCodes.phoneHash, phoneHash), isNull(oneTimeCodes.endedAt)))
  await tx.insert(oneTimeCodes).values({ id, phoneHash, codeHash, createdAt: now, expiresAt })
}

/** The newest code of a phone, locked until the transaction ends, so that parallel guesses are counted one by one. */
export async function newestCode(tx: Queries, phoneHash: string) {
  const [code] = await tx
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phoneHash, phoneHash))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
    .for('update')
  return code ?? null
}

export async function countWrongTry(tx: Queries, id: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(eq(oneTimeCodes.id, id))
}

export async function endCode(tx: Queries, id: string, end: CodeEnd, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ endedAt: now, endReason: end })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.endedAt)))
}
