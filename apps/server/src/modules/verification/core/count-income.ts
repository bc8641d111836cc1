import { kstMoment } from '@coffeeattack/domain/kst'
import { employedMonths } from '@coffeeattack/domain/salary/full-year'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { offers } from '../../../platform/db/schema/offers.ts'
import { careers, incomes } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'
import { fullIncome, fullYear, type ShownIncomes, shownIncomes } from './shown-incomes.ts'
import { earnedYears } from './store.ts'

export type Incomes = { shown: ShownIncomes; salaryType: SalaryType }

/** The verified income by each source, and which of them counts. */
export async function incomesOf(db: Queries, userId: string): Promise<Incomes> {
  const salaryType = await salaryTypeOf(db, userId)
  return { shown: shownIncomes(await earnedYears(db, userId), salaryType), salaryType }
}

async function salaryTypeOf(db: Queries, userId: string): Promise<SalaryType> {
  const [found] = await db.select({ type: users.salaryType }).from(users).where(eq(users.id, userId))
  return found?.type ?? 'HEALTH'
}

/**
 * Stores verified incomes of the years that are over, and counts anew. Of a year that both offices know the tax office's is the
 * stronger proof and counts from then on. The caller holds the person's lock.
 */
export async function keepIncomes(
  tx: Queries,
  { userId, source }: { userId: string; source: SalaryType },
  found: readonly VerifiedIncome[],
  now: Date,
): Promise<Incomes> {
  const over = found.filter(({ year }) => year < kstMoment(now).year)
  await saveIncomes(tx, { userId, source }, await withMonths(tx, userId, over), now)
  const preferred = source === 'TAX' && over.length > 0 ? 'TAX' : await salaryTypeOf(tx, userId)
  return countIncome(tx, { userId, preferred }, now)
}

/** The tax office reports only the sum of a year; the months follow from the verified jobs. */
async function withMonths(tx: Queries, userId: string, found: readonly VerifiedIncome[]) {
  const jobs = await tx
    .select({ start: careers.startedOn, end: careers.endedOn })
    .from(careers)
    .where(eq(careers.userId, userId))
  return found.map((income) => ({ ...income, months: income.months ?? employedMonths(income.year, jobs) }))
}

/** A repeated verification replaces the year. */
async function saveIncomes(
  tx: Queries,
  { userId, source }: { userId: string; source: SalaryType },
  found: readonly VerifiedIncome[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return
  await tx
    .insert(incomes)
    .values(
      found.map(({ year, amount, months }) => ({
        userId,
        source,
        year,
        amount,
        months: months && [...months],
        verifiedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [incomes.userId, incomes.year, incomes.source],
      set: { amount: sql`excluded.amount`, months: sql`excluded.months`, verifiedAt: now },
    })
}

/**
 * Writes the income that counts to every place that is searched or compared by it: the person's columns, and the offers that wait
 * for an answer, whose raise is told as a raise over today's income. Raises, bands and figures about others need a yearly
 * income, so a part of a year leaves the columns empty.
 */
export async function countIncome(
  tx: Queries,
  { userId, preferred }: { userId: string; preferred: SalaryType },
  now: Date,
): Promise<Incomes> {
  const shown = shownIncomes(await earnedYears(tx, userId), preferred)
  const salaryType = shown.counted?.year.source ?? preferred
  const verifiedIncome = fullIncome(shown.counted)
  const year = fullYear(shown.counted)
  await tx.update(users).set({ salaryType, verifiedIncome, updatedAt: now }).where(eq(users.id, userId))
  await tx
    .update(offers)
    .set({ incomeBasis: verifiedIncome, incomeYear: year, incomeSource: year === null ? null : salaryType })
    .where(and(eq(offers.candidateId, userId), eq(offers.status, 'WAITING')))
  return { shown, salaryType }
}
