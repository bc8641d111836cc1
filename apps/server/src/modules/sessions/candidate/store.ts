import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type codeEnds, loginStates, oneTimeCodes } from '../../../platform/db/schema/sessions.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { hasPhone, userHasNotLeft } from '../../accounts/core/sql.ts'

export type KnownUser = { userId: string; certified: boolean }

const present = (db: Queries, condition: SQL) =>
  db
    .select({ userId: users.id, certified: sql<boolean>`${users.certifiedAt} is not null` })
    .from(users)
    .where(and(condition, userHasNotLeft))

export async function userByPhone(db: Queries, phoneHashes: Macs): Promise<KnownUser | null> {
  const [found] = await present(db, hasPhone(phoneHashes))
  return found ?? null
}

/** Waits for a proof of this phone in another transaction. A login created before it ends would survive it. */
export async function lockByPhone(tx: Queries, phoneHashes: Macs): Promise<KnownUser | null> {
  const [found] = await present(tx, hasPhone(phoneHashes)).for('no key update')
  return found ?? null
}

export async function lockByKakao(tx: Queries, kakaoSub: string): Promise<KnownUser | null> {
  const [found] = await present(tx, eq(users.kakaoSub, kakaoSub)).for('no key update')
  return found ?? null
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'id' | 'phoneHash' | 'phoneSealed' | 'phoneProvedAt' | 'kakaoSub'
> & {
  now: Date
}

/** Inserts an account, or finds the one that a concurrent request inserted. */
export async function insertUser(db: Queries, { now, ...user }: NewUser): Promise<boolean> {
  const { rowCount } = await db
    .insert(users)
    .values({ ...user, lastActiveAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Links a messenger account; one that is linked to another account stays there. */
export async function linkKakao(db: Queries, userId: string, kakaoSub: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ kakaoSub, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.kakaoSub)))
  return rowCount === 1
}

export async function insertLoginState(db: Queries, given: typeof loginStates.$inferInsert) {
  await db.insert(loginStates).values(given)
}

/** Uses a state; only one of two concurrent callbacks gets it. */
export async function takeLoginState(db: Queries, state: string, now: Date) {
  const [taken] = await db
    .update(loginStates)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginStates.stateHash, hashToken(state)),
        isNull(loginStates.usedAt),
        gt(loginStates.expiresAt, now),
      ),
    )
    .returning({ nonce: loginStates.nonce, verifier: loginStates.codeVerifier })
  return taken ?? null
}

/** Keeps the messenger's result until the phone is proved, under the same state and as long as it lives. */
export async function keepWaitingMessenger(db: Queries, state: string, kakaoSub: string): Promise<void> {
  await db
    .update(loginStates)
    .set({ waitingSub: kakaoSub })
    .where(eq(loginStates.stateHash, hashToken(state)))
}

export async function takeWaitingMessenger(db: Queries, state: string, now: Date): Promise<string | null> {
  const [taken] = await db
    .delete(loginStates)
    .where(
      and(
        eq(loginStates.stateHash, hashToken(state)),
        isNotNull(loginStates.waitingSub),
        gt(loginStates.expiresAt, now),
      ),
    )
    .returning({ sub: loginStates.waitingSub })
  return taken?.sub ?? null
}

type CodeEnd = (typeof codeEnds)[number]

/** When the latest code was sent, and how many since the given moment. */
export async function codesSent(db: Queries, phoneHashes: Macs, since: Date) {
  const [sent] = await db
    .select({
      lastAt: sql<Date | null>`max(${oneTimeCodes.createdAt})`.mapWith(oneTimeCodes.createdAt),
      times: count(),
    })
    .from(oneTimeCodes)
    .where(and(inArray(oneTimeCodes.phoneHash, [...phoneHashes]), gte(oneTimeCodes.createdAt, since)))
  return sent ?? { lastAt: null, times: 0 }
}

/** Locks a phone, so that two concurrent requests do not both count as the first. */
export async function lockPhone(tx: Queries, phoneHashes: Macs): Promise<void> {
  for (const hash of phoneHashes.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${hash}`}, 0))`)
}

type NewCode = { id: string; phoneHashes: Macs; codeHash: string; now: Date; expiresAt: Date }

/** Stores a code and ends the earlier ones of the phone. */
export async function replaceCode(tx: Queries, { id, phoneHashes, codeHash, now, expiresAt }: NewCode) {
  await tx
    .update(oneTimeCodes)
    .set({ endedAt: now, endReason: 'REPLACED' })
    .where(and(inArray(oneTimeCodes.phoneHash, [...phoneHashes]), isNull(oneTimeCodes.endedAt)))
  const [phoneHash] = phoneHashes
  await tx.insert(oneTimeCodes).values({ id, phoneHash, codeHash, createdAt: now, expiresAt })
}

/** The latest code of a phone, locked so that concurrent guesses are counted one by one. */
export async function newestCode(tx: Queries, phoneHashes: Macs) {
  const [code] = await tx
    .select()
    .from(oneTimeCodes)
    .where(inArray(oneTimeCodes.phoneHash, [...phoneHashes]))
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
