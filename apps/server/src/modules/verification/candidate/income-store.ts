import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { incomes } from '../../../platform/db/schema/profile.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'

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

export async function forgetIncomes(tx: Queries, { userId, source }: Source): Promise<void> {
  await tx.delete(incomes).where(and(eq(incomes.userId, userId), eq(incomes.source, source)))
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
