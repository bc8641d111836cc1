import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { incomes } from '../../../platform/db/schema/profile.ts'

/** A verified income with the office that said so. */
export type EarnedYear = { source: SalaryType; year: number; amount: number; months: number[] | null }

/** Every verified income of a person, the newest first. */
export async function earnedYears(db: Queries, userId: string): Promise<EarnedYear[]> {
  return db
    .select({ source: incomes.source, year: incomes.year, amount: incomes.amount, months: incomes.months })
    .from(incomes)
    .where(eq(incomes.userId, userId))
    .orderBy(desc(incomes.year))
}
