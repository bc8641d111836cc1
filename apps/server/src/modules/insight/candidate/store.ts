import type { SalaryItem, SalaryItemType, SalaryType } from '@coffeeattack/domain/salary/items'
import { and, asc, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { standingShares } from '../../../platform/db/schema/insight.ts'
import { salaryItems } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { here, isPresent } from '../../accounts/core/sql.ts'
import { delivered } from '../../offers/core/sql.ts'

export type Account = {
  jobLabel: string | null
  jobSubLabel: string | null
  careerMonths: number
  salaryType: SalaryType
  verifiedIncome: number | null
  hopeSalary: number | null
}

const account = {
  jobLabel: users.jobLabel,
  jobSubLabel: users.jobSubLabel,
  careerMonths: users.careerMonths,
  salaryType: users.salaryType,
  verifiedIncome: users.verifiedIncome,
  hopeSalary: users.hopeSalary,
}

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const [found] = await db.select(account).from(users).where(isPresent(userId))
  return found ?? null
}

/** Two tabs of one person take turns from here on. */
export async function lockAccount(tx: Queries, userId: string): Promise<Account | null> {
  const [found] = await tx.select(account).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

export type Entry = { type: SalaryItemType; year: number; amount: number }

export async function entriesOf(db: Queries, userId: string): Promise<Entry[]> {
  return db
    .select({ type: salaryItems.type, year: salaryItems.year, amount: salaryItems.amount })
    .from(salaryItems)
    .where(eq(salaryItems.userId, userId))
    .orderBy(asc(salaryItems.type), asc(salaryItems.year))
}

export async function saveEntries(tx: Queries, userId: string, entries: readonly Entry[], now: Date) {
  if (entries.length === 0) return
  await tx
    .insert(salaryItems)
    .values(entries.map((entry) => ({ ...entry, userId, updatedAt: now })))
    .onConflictDoUpdate({
      target: [salaryItems.userId, salaryItems.type, salaryItems.year],
      set: { amount: sql`excluded.amount`, updatedAt: now },
    })
}

export async function removeEntries(
  tx: Queries,
  userId: string,
  items: readonly Pick<SalaryItem, 'type' | 'year'>[],
) {
  for (const { type, year } of items) {
    await tx
      .delete(salaryItems)
      .where(and(eq(salaryItems.userId, userId), eq(salaryItems.type, type), eq(salaryItems.year, year)))
  }
}

type AccountChanges = Partial<Omit<Account, 'careerMonths'>>

/** What companies search by changes together with what it comes from. */
export async function changeAccount(tx: Queries, userId: string, changes: AccountChanges, now: Date) {
  await tx
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isPresent(userId))
}

/** Who asks for the report, with what companies have offered them so far. */
export async function findEarner(db: Queries, userId: string, now: Date) {
  // A column of `users` inside the subquery would be read as one of `offers`: the id is given instead.
  const offered = (what: string) =>
    sql<number | null>`(select ${sql.raw(what)} from offers where candidate_id = ${userId}
      and salary_min is not null and ${asSql(delivered('offers', '?'), now)})`
  const [found] = await db
    .select({
      jobLabel: users.jobLabel,
      jobSubLabel: users.jobSubLabel,
      careerMonths: users.careerMonths,
      salaryType: users.salaryType,
      verifiedIncome: users.verifiedIncome,
      hopeSalary: users.hopeSalary,
      receivedOfferAverage: offered('round(avg((salary_min + salary_max) / 2.0))::int'),
      receivedOfferMax: offered('max(salary_max)'),
    })
    .from(users)
    .where(isPresent(userId))
  return found ?? null
}

export type Earner = NonNullable<Awaited<ReturnType<typeof findEarner>>>

export type StandingEarner = {
  jobLabel: string | null
  jobSubLabel: string
  careerMonths: number
  salaryType: SalaryType
  verifiedIncome: number | null
  /** By the office that `salaryType` names. */
  incomes: { year: number; income: number; months: number[] | null }[]
}

const STANDING_EARNER = `
  select job_label as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel", career_months as "careerMonths",
    salary_type as "salaryType", verified_income as "verifiedIncome",
    (select coalesce(json_agg(json_build_object('year', year, 'income', amount, 'months', months)), '[]')
     from incomes where user_id = users.id and source = salary_type) as incomes
  from users where id = $1 and ${here('users')}`

export async function findStandingEarner(db: Queries, userId: string): Promise<StandingEarner | null> {
  const { rows } = await db.$client.query<StandingEarner>(STANDING_EARNER, [userId])
  return rows[0] ?? null
}

export async function saveShare(db: Queries, share: typeof standingShares.$inferInsert): Promise<void> {
  await db.insert(standingShares).values(share)
}
