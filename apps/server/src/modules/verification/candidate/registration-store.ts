import { companyKey } from '@coffeeattack/domain/company/name'
import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { users } from '../../../platform/db/schema/users.ts'

type Columns = typeof users.$inferInsert

export type NewPerson = Pick<
  Columns,
  'phoneHash' | 'phoneSealed' | 'nameSealed' | 'birthdaySealed' | 'gender' | 'jobLabel' | 'jobSubLabel'
>

/** False when the phone has a participation already: of many requests at once one begins it. */
export async function insertUser(tx: Queries, user: NewPerson & { id: string }, now: Date): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values({ ...user, lastActiveAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length === 1
}

/** Fails with a unique violation when the phone has another participation. */
export async function completeUser(tx: Queries, userId: string, person: NewPerson, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...person, lastActiveAt: now, updatedAt: now })
    .where(eq(users.id, userId))
}

export async function forgetPhoneProof(tx: Queries, userId: string): Promise<void> {
  await tx.update(users).set({ phoneProvedAt: null }).where(eq(users.id, userId))
}

export async function saveJob(
  tx: Queries,
  userId: string,
  { jobLabel, jobSubLabel }: NewPerson,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ jobLabel, jobSubLabel, updatedAt: now }).where(eq(users.id, userId))
}

const interestsOf = (userId: string) =>
  and(eq(companyChoices.userId, userId), eq(companyChoices.mode, 'INTEREST'))

export async function countInterests(tx: Queries, userId: string): Promise<number> {
  const [found] = await tx.select({ chosen: count() }).from(companyChoices).where(interestsOf(userId))
  return found?.chosen ?? 0
}

/** Two spellings of one company are one choice; a name without letters is none. */
export async function replaceInterests(tx: Queries, userId: string, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.map((name) => [companyKey(name), name]))
  byKey.delete('')
  await tx.delete(companyChoices).where(interestsOf(userId))
  const rows = [...byKey].map(([key, name], position) => ({
    userId,
    mode: 'INTEREST' as const,
    companyKey: key,
    name,
    position,
  }))
  if (rows.length > 0) await tx.insert(companyChoices).values(rows)
}
