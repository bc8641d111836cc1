import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

export type Known = { userId: string; certified: boolean }

const columns = { userId: users.id, certifiedAt: users.certifiedAt }

const asKnown = (row: { userId: string; certifiedAt: Date | null } | undefined): Known | null =>
  row ? { userId: row.userId, certified: row.certifiedAt !== null } : null

export async function userByPhone(db: Queries, phoneHash: string): Promise<Known | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.phoneHash, phoneHash), isNull(users.deletedAt)))
  return asKnown(row)
}

/**
 * Whoever signs in waits for a proof of the phone that is under way, and finds the account as that leaves it: a login
 * that the proof did not see would outlive it.
 */
export async function lockByPhone(tx: Queries, phoneHash: string): Promise<Known | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.phoneHash, phoneHash), isNull(users.deletedAt)))
    .for('no key update')
  return asKnown(row)
}

export async function lockByKakao(tx: Queries, kakaoSub: string): Promise<Known | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.kakaoSub, kakaoSub), isNull(users.deletedAt)))
    .for('no key update')
  return asKnown(row)
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'id' | 'phoneHash' | 'phoneSealed' | 'phoneProvedAt' | 'kakaoSub'
> & {
  now: Date
}

/** Begins an account; when another request was faster, its account is the one. */
export async function insertUser(db: Queries, { now, ...user }: NewUser): Promise<boolean> {
  const made = await db
    .insert(users)
    .values({ ...user, lastActiveAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length === 1
}

/** A messenger account opens one account of ours; one that is linked already stays where it is. */
export async function linkKakao(db: Queries, userId: string, kakaoSub: string, now: Date): Promise<boolean> {
  const linked = await db
    .update(users)
    .set({ kakaoSub, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.kakaoSub)))
    .returning({ id: users.id })
  return linked.length === 1
}
