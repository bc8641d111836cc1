import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import {
  refreshTokens,
  sessions,
  type sessionDoors,
  type sessionEnds,
} from '../../../platform/db/schema/sessions.ts'
import { kinds, type Owner } from './owner.ts'

export type SessionEnd = (typeof sessionEnds)[number]
export type SessionDoor = (typeof sessionDoors)[number]
type NewSession = { id: string; owner: Owner; openedBy?: SessionDoor | null; device: string; now: Date }
type NewToken = { tokenHash: string; sessionId: string; now: Date; expiresAt: Date }

export async function insertSession(
  db: Queries,
  { id, owner, openedBy = null, device, now }: NewSession,
): Promise<void> {
  const ownerId = { [kinds[owner.kind].key]: owner.id }
  await db.insert(sessions).values({ id, ...ownerId, openedBy, device, createdAt: now, lastUsedAt: now })
}

const isOf = ({ kind, id }: Owner) => eq(kinds[kind].column, id)

/** By what the person came in; undefined when that login is over. */
export async function findDoor(db: Queries, owner: Owner, sessionId: string) {
  const [found] = await db
    .select({ openedBy: sessions.openedBy })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOf(owner), isNull(sessions.endedAt)))
  return found?.openedBy
}

export async function insertRefreshToken(
  db: Queries,
  { tokenHash, sessionId, now, expiresAt }: NewToken,
): Promise<void> {
  await db.insert(refreshTokens).values({ tokenHash, sessionId, createdAt: now, expiresAt })
}

/** Of two uses at once one wins; the loser finds the token used. */
export async function claimRefreshToken(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedAt),
        sql`exists (select from ${sessions} where ${sessions.id} = ${refreshTokens.sessionId} and ${sessions.endedAt} is null)`,
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId })
  return claimed.length === 1
}

export async function findRefreshToken(db: Queries, tokenHash: string) {
  const [found] = await db
    .select({
      issuedAt: refreshTokens.createdAt,
      usedAt: refreshTokens.usedAt,
      familyEndedAt: sessions.endedAt,
      sessionId: sessions.id,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return found ?? null
}

export async function touchSession(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId))
}

export async function endSession(db: Queries, owner: Owner, sessionId: string, end: SessionEnd, now: Date) {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason: end })
    .where(and(eq(sessions.id, sessionId), isOf(owner), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** Ends every login of the person, except the one that is kept, if any. */
export async function endSessions(
  db: Queries,
  owner: Owner,
  keep: string | null,
  end: SessionEnd,
  now: Date,
) {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: end })
    .where(and(isOf(owner), isNull(sessions.endedAt), keep === null ? undefined : ne(sessions.id, keep)))
}

export async function openSessions(db: Queries, owner: Owner, usedSince: Date) {
  return db
    .select({
      id: sessions.id,
      name: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(isOf(owner), isNull(sessions.endedAt), sql`${sessions.lastUsedAt} > ${usedSince}`))
    .orderBy(desc(sessions.lastUsedAt))
}
