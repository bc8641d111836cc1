import type { Period } from '@coffeeattack/domain/profiles/career'
import type { SalaryItem, SalaryItemType, SalaryType } from '@coffeeattack/domain/salary/items'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { standingShares } from '../../../platform/db/schema/insight.ts'
import { salaryItems } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { hasNotLeft, isPresent } from '../../accounts/core/sql.ts'
import { delivered } from '../../offers/core/sql.ts'
import { countedYearOf } from '../../verification/core/sql.ts'
import type { EarnedYear } from '../../verification/core/store.ts'

const account = {
  jobLabel: users.jobLabel,
  jobSubLabel: users.jobSubLabel,
  salaryType: users.salaryType,
  verifiedIncome: users.verifiedIncome,
  hopeSalary: users.hopeSalary,
}

export type Account = Pick<typeof users.$inferSelect, keyof typeof account>

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const [found] = await db.select(account).from(users).where(isPresent(userId))
  return found ?? null
}

/** Locks the person, so that two tabs save one after the other. */
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

type AccountChanges = Partial<Account>

/** Updates the columns that companies search by, in the same transaction as their source. */
export async function changeAccount(tx: Queries, userId: string, changes: AccountChanges, now: Date) {
  await tx
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isPresent(userId))
}

/** The caller of the report and their offers so far. */
export type Earner = Account & {
  /** The contract salary of the latest year. */
  inputSalary: number | null
  receivedOfferAverage: number | null
  receivedOfferMax: number | null
  /** From both sources, the newest first. */
  earned: EarnedYear[]
  careers: OwnCareer[]
}

/** As much of a verified job as the years of work hang on. */
type OwnCareer = Period & { hide: boolean }

/** The person's own figures stand on every verified job; companies see those that are not hidden. */
const OWN_CAREERS = `(select coalesce(json_agg(json_build_object('start', started_on, 'end', ended_on, 'hide', hidden)), '[]')
  from careers where user_id = users.id) as careers`

const EARNER = `
  select job_label as "jobLabel", job_sub_label as "jobSubLabel",
    salary_type as "salaryType", verified_income as "verifiedIncome", hope_salary as "hopeSalary",
    (select amount from salary_items
     where user_id = users.id and type = 'INPUT' order by year desc limit 1) as "inputSalary",
    offered.average as "receivedOfferAverage", offered.highest as "receivedOfferMax",
    (select coalesce(json_agg(json_build_object('source', source, 'year', year, 'amount', amount, 'months', months)
       order by year desc), '[]') from incomes where user_id = users.id) as earned, ${OWN_CAREERS}
  from users
  cross join lateral (select round(avg((salary_min + salary_max) / 2.0))::int as average, max(salary_max) as highest
    from offers where candidate_id = users.id and salary_min is not null and ${delivered('offers', '$2')}) offered
  where users.id = $1 and ${hasNotLeft('users')}`

export async function findEarner(db: Queries, userId: string, now: Date): Promise<Earner | null> {
  const { rows } = await db.$client.query<Earner>({ name: 'earner', text: EARNER, values: [userId, now] })
  return rows[0] ?? null
}

export type StandingEarner = {
  jobLabel: string | null
  jobSubLabel: string
  careers: OwnCareer[]
  salaryType: SalaryType
  verifiedIncome: number | null
  /** The year of the verified income. */
  incomeYear: number | null
  /** From the source that `salaryType` names. */
  incomes: { year: number; income: number; months: number[] | null }[]
}

const STANDING_EARNER = `
  select job_label as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel", ${OWN_CAREERS},
    salary_type as "salaryType", verified_income as "verifiedIncome", ${countedYearOf('users')} as "incomeYear",
    (select coalesce(json_agg(json_build_object('year', year, 'income', amount, 'months', months)), '[]')
     from incomes where user_id = users.id and source = salary_type) as incomes
  from users where id = $1 and ${hasNotLeft('users')}`

export async function findStandingEarner(db: Queries, userId: string): Promise<StandingEarner | null> {
  const { rows } = await db.$client.query<StandingEarner>({
    name: 'standing-earner',
    text: STANDING_EARNER,
    values: [userId],
  })
  return rows[0] ?? null
}

export async function saveShare(db: Queries, share: typeof standingShares.$inferInsert): Promise<void> {
  await db.insert(standingShares).values(share)
}
