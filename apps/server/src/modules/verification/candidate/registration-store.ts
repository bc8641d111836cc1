import { companyKey } from '@coffeeattack/domain/companies/name'
import { type CareerItem, orderCareer } from '@coffeeattack/domain/profiles/career'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { Job, KnownJob, Plan } from './plan-careers.ts'

type Columns = typeof users.$inferInsert

export type NewPerson = Pick<
  Columns,
  'phoneHash' | 'phoneSealed' | 'nameSealed' | 'birthdaySealed' | 'gender' | 'jobLabel' | 'jobSubLabel'
>

/** False when the phone takes part already; one of several concurrent requests wins. */
export async function insertUser(tx: Queries, user: NewPerson & { id: string }, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(users)
    .values({ ...user, lastActiveAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Fails with a unique violation when the phone has another participation. */
export async function changePerson(tx: Queries, userId: string, columns: Partial<Columns>, now: Date) {
  await tx
    .update(users)
    .set({ ...columns, updatedAt: now })
    .where(eq(users.id, userId))
}

const interestsOf = (userId: string) =>
  and(eq(companyChoices.userId, userId), eq(companyChoices.mode, 'INTEREST'))

export async function countInterests(tx: Queries, userId: string): Promise<number> {
  return tx.$count(companyChoices, interestsOf(userId))
}

/** Two spellings of one company are one choice; a name without letters is ignored. */
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

export async function knownJobs(tx: Queries, userId: string): Promise<KnownJob[]> {
  return tx
    .select({ id: careers.id, companyKey: careers.companyKey, startedOn: careers.startedOn })
    .from(careers)
    .where(eq(careers.userId, userId))
}

/** Triggers keep the current employers on the block list (OFR-13). */
export async function savePlan(
  tx: Queries,
  { keep, add, drop }: Plan,
  {
    userId,
    nextId,
    jobOf,
    now,
  }: { userId: string; nextId: () => string; jobOf: (job: Job) => string; now: Date },
): Promise<void> {
  const facts = ({ company, companyKey, start, end }: Job) => ({
    company,
    companyKey,
    startedOn: start,
    endedOn: end,
    verifiedAt: now,
    updatedAt: now,
  })
  if (drop.length > 0) await tx.delete(careers).where(inArray(careers.id, [...drop]))
  for (const { id, job } of keep) await tx.update(careers).set(facts(job)).where(eq(careers.id, id))
  if (add.length > 0)
    await tx
      .insert(careers)
      .values(add.map((job) => ({ ...facts(job), id: nextId(), userId, job: jobOf(job) })))
}

/** The jobs in the order in which the person sees them: the current one first. */
export async function careerItemsOf(db: Queries, userId: string): Promise<CareerItem[]> {
  const found = await db
    .select({
      id: careers.id,
      company: careers.company,
      job: careers.job,
      start: careers.startedOn,
      end: careers.endedOn,
      detail: careers.detail,
      hide: careers.hidden,
    })
    .from(careers)
    .where(eq(careers.userId, userId))
  return orderCareer(found)
}
