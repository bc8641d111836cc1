import type { Tries } from '@coffeeattack/domain/sessions/sign-in-throttle'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { operators, passwordResets, signInTries } from '../../../platform/db/schema/operators.ts'
import {
  refreshTokens,
  type sessionDoors,
  type sessionEnds,
  sessions,
} from '../../../platform/db/schema/sessions.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'
import { isWorking } from '../../operators/core/sql.ts'
import { type Owner, ownerKinds } from './owner.ts'
import { loginLasts } from './sql.ts'

export type SessionEnd = (typeof sessionEnds)[number]
export type SessionDoor = (typeof sessionDoors)[number]
type NewSession = { id: string; owner: Owner; openedBy?: SessionDoor | null; device: string; now: Date }
type NewToken = { tokenHash: string; sessionId: string; now: Date; expiresAt: Date }

export async function insertSession(db: Queries, { id, owner, openedBy = null, device, now }: NewSession) {
  const ownerId = { [ownerKinds[owner.kind].key]: owner.id }
  await db.insert(sessions).values({ id, ...ownerId, openedBy, device, createdAt: now, lastUsedAt: now })
}

const lasts = asSql(loginLasts('sessions'))
const isOf = ({ kind, id }: Owner) => eq(ownerKinds[kind].column, id)

/** When and how the login began; undefined when it is over. */
export async function findLogin(db: Queries, owner: Owner, sessionId: string) {
  const [found] = await db
    .select({ openedBy: sessions.openedBy, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOf(owner), lasts))
  return found
}

export async function insertRefreshToken(db: Queries, { tokenHash, sessionId, now, expiresAt }: NewToken) {
  await db.insert(refreshTokens).values({ tokenHash, sessionId, createdAt: now, expiresAt })
}

/** Uses up a refresh token; one of two concurrent calls gets it. */
export async function claimRefreshToken(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedAt),
        sql`exists (select from ${sessions} where ${sessions.id} = ${refreshTokens.sessionId} and ${lasts})`,
      ),
    )
  return rowCount === 1
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
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: now, endReason: end })
    .where(and(eq(sessions.id, sessionId), isOf(owner), lasts))
  return rowCount === 1
}

/** Ends all logins of the person except the given one. */
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
    .where(and(isOf(owner), lasts, keep === null ? undefined : ne(sessions.id, keep)))
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
    .where(and(isOf(owner), lasts, sql`${sessions.lastUsedAt} > ${usedSince}`))
    .orderBy(desc(sessions.lastUsedAt))
}

/** Null when the phone was proved before; a concurrent second call waits and gets null. */
export async function claimProof(tx: Queries, userId: string, now: Date) {
  const [claimed] = await tx
    .update(users)
    .set({ phoneProvedAt: now })
    .where(and(isPresent(userId), isNull(users.phoneProvedAt), isNotNull(users.phoneHash)))
    .returning({ kakaoSub: users.kakaoSub })
  return claimed ?? null
}

export async function cutMessenger(tx: Queries, userId: string): Promise<void> {
  await tx.update(users).set({ kakaoSub: null }).where(eq(users.id, userId))
}

/** Locks the operator until the transaction ends. Disabled operators are not found. */
export async function lockOwner(tx: Queries, operatorId: string) {
  const [found] = await tx
    .select({ id: operators.id, email: operators.email })
    .from(operators)
    .where(and(eq(operators.id, operatorId), isWorking))
    .for('update')
  return found ?? null
}

export async function ownerByEmail(db: Queries, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.email, email), isWorking))
  return found?.id ?? null
}

/** The number of links requested since then, by anybody. */
export async function countAsked(tx: Queries, operatorId: string, since: Date): Promise<number> {
  const asked = and(
    eq(passwordResets.operatorId, operatorId),
    isNull(passwordResets.askedBy),
    gt(passwordResets.createdAt, since),
  )
  return tx.$count(passwordResets, asked)
}

/** Ends open links, so that only the newest works. */
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

/** Locks the counter, so that concurrent tries are counted one after the other. Null for the first try. */
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

/** Continues a counter under the new hash after a key change. */
export async function takeOverTries(tx: Queries, olderHashes: readonly string[], keyHash: string) {
  const known = tx.select({ keyHash: signInTries.keyHash }).from(signInTries)
  const isNew = notExists(known.where(eq(signInTries.keyHash, keyHash)))
  for (const older of olderHashes)
    await tx
      .update(signInTries)
      .set({ keyHash })
      .where(and(eq(signInTries.keyHash, older), isNew))
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
