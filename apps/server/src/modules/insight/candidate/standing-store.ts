import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Queries } from '../../../platform/db/queries.ts'
import { standingShares } from '../../../platform/db/schema/standing.ts'

export type Earner = {
  jobLabel: string | null
  jobSubLabel: string
  careerMonths: number
  salaryType: SalaryType
  verifiedIncome: number | null
  /** By the office that `salaryType` names. */
  incomes: { year: number; income: number; months: number[] | null }[]
}

const EARNER = `
  select job_label as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel", career_months as "careerMonths",
    salary_type as "salaryType", verified_income as "verifiedIncome",
    (select coalesce(json_agg(json_build_object('year', year, 'income', amount, 'months', months)), '[]')
     from incomes where user_id = users.id and source = salary_type) as incomes
  from users where id = $1 and deleted_at is null`

export async function findEarner(db: Queries, userId: string): Promise<Earner | null> {
  const { rows } = await db.$client.query<Earner>(EARNER, [userId])
  return rows[0] ?? null
}

export async function saveShare(db: Queries, share: typeof standingShares.$inferInsert): Promise<void> {
  await db.insert(standingShares).values(share)
}
