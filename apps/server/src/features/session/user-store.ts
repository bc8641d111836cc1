import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/queries.ts'
import { users } from '../../db/schema/users.ts'

export type Known = { userId: string; certified: boolean; kakaoSub: string | null }

const columns = { userId: users.id, certifiedAt: users.certifiedAt, kakaoSub: users.kakaoSub }

const asKnown = (
  row: { userId: string; certifiedAt: Date | null; kakaoSub: string | null } | undefined,
): Known | null =>
  row ? { userId: row.userId, certified: row.certifiedAt !== null, kakaoSub: row.kakaoSub } : null

export async function userByPhone(db: Queries, phoneHash: string): Promise<Known | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.phoneHash, phoneHash), isNull(users.deletedAt)))
  return asKnown(row)
}

export async function userByKakao(db: Queries, kakaoSub: string): Promise<Known | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.kakaoSub, kakaoSub), isNull(users.deletedAt)))
  return asKnown(row)
}

type NewUser = { id: string; now: Date; phoneHash?: string; phoneSealed?: string; kakaoSub?: string | null }

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
