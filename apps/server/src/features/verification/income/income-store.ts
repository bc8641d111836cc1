import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/queries.ts'
import { incomes } from '../../../db/schema/profile.ts'
import { users } from '../../../db/schema/users.ts'
import type { VerifiedIncome } from '../../../providers/codef/income-rows.ts'

type Source = { userId: string; source: SalaryType }

/** A year that is verified again takes the newer word. */
export async function saveIncomes(
  tx: Queries,
  { userId, source }: Source,
  found: readonly VerifiedIncome[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return
  await tx
    .insert(incomes)
    .values(found.map(({ year, amount }) => ({ userId, source, year, amount, verifiedAt: now })))
    .onConflictDoUpdate({
      target: [incomes.userId, incomes.year, incomes.source],
      set: { amount: sql`excluded.amount`, verifiedAt: now },
    })
}

export async function forgetIncomes(tx: Queries, { userId, source }: Source): Promise<void> {
  await tx.delete(incomes).where(and(eq(incomes.userId, userId), eq(incomes.source, source)))
}

/** The newest income of each source: the one that speaks for the person. */
export async function newestIncomes(
  db: Queries,
  userId: string,
): Promise<Partial<Record<SalaryType, VerifiedIncome>>> {
  const found = await db
    .selectDistinctOn([incomes.source], {
      source: incomes.source,
      year: incomes.year,
      amount: incomes.amount,
    })
    .from(incomes)
    .where(eq(incomes.userId, userId))
    .orderBy(incomes.source, desc(incomes.year))
  return Object.fromEntries(found.map(({ source, ...income }) => [source, income]))
}

export async function salaryTypeOf(db: Queries, userId: string): Promise<SalaryType> {
  const [found] = await db.select({ type: users.salaryType }).from(users).where(eq(users.id, userId))
  return found?.type ?? 'HEALTH'
}

type Chosen = { salaryType: SalaryType; verifiedIncome: number | null }

/** What companies search by follows the incomes in the same transaction. */
export async function saveChosenIncome(
  tx: Queries,
  userId: string,
  chosen: Chosen,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...chosen, updatedAt: now })
    .where(eq(users.id, userId))
}
