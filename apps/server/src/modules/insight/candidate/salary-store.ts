import type { SalaryItem, SalaryItemType, SalaryType } from '@coffeeattack/domain/salary/items'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { salaryItems } from '../../../platform/db/schema/profile.ts'
import { users } from '../../../platform/db/schema/users.ts'

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

const isHere = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt))

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const [found] = await db.select(account).from(users).where(isHere(userId))
  return found ?? null
}

/** Two tabs of one person take turns from here on. */
export async function lockAccount(tx: Queries, userId: string): Promise<Account | null> {
  const [found] = await tx.select(account).from(users).where(isHere(userId)).for('no key update')
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

type Changes = Partial<Omit<Account, 'careerMonths'>>

/** What companies search by changes together with what it comes from. */
export async function changeAccount(tx: Queries, userId: string, changes: Changes, now: Date) {
  await tx
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(isHere(userId))
}
