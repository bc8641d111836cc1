import type { Activity } from '@coffeeattack/domain/profile/attack-period'
import type { CareerItem } from '@coffeeattack/domain/profile/career'
import { orderCareer } from '@coffeeattack/domain/profile/career'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { careers } from '../../../platform/db/schema/profile.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { Job, KnownJob, Plan } from './plan-careers.ts'

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

type Confirmed = Pick<typeof users.$inferInsert, 'nameSealed' | 'birthdaySealed' | 'gender'>

export async function saveConfirmedPerson(
  tx: Queries,
  userId: string,
  confirmed: Confirmed,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...confirmed, updatedAt: now })
    .where(eq(users.id, userId))
}

type Certified = { activity: Activity; careerMonths: number; now: Date }

export async function certify(
  tx: Queries,
  userId: string,
  { activity, careerMonths, now }: Certified,
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
