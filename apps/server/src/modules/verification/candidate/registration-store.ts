import { companyKey } from '@coffeeattack/domain/companies/name'
import type { Activity } from '@coffeeattack/domain/profiles/attack-period'
import { type CareerItem, orderCareer } from '@coffeeattack/domain/profiles/career'
import { and, count, eq, inArray } from 'drizzle-orm'
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

/** False when the phone has a participation already: of many requests at once one begins it. */
export async function insertUser(tx: Queries, user: NewPerson & { id: string }, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(users)
    .values({ ...user, lastActiveAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  return rowCount === 1
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

/** As the person sees them: where they work now first. */
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

type ConfirmedColumns = Pick<typeof users.$inferInsert, 'nameSealed' | 'birthdaySealed' | 'gender'>

export async function saveConfirmedPerson(
  tx: Queries,
  userId: string,
  confirmed: ConfirmedColumns,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...confirmed, updatedAt: now })
    .where(eq(users.id, userId))
}

type CertifyInput = { activity: Activity; careerMonths: number; now: Date }

export async function certify(
  tx: Queries,
  userId: string,
  { activity, careerMonths, now }: CertifyInput,
): Promise<void> {
  await tx
    .update(users)
    .set({
      certifiedAt: now,
      careerMonths,
      isActive: activity.isActivate,
      attackEndsAt: activity.expiredAt,
      lastActiveAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
}
