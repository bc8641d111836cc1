import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { Willingness } from '@coffeeattack/domain/verification/registration'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { incomes, salaryItems, schools } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'

type IncomeSource = { userId: string; source: SalaryType }

export async function forgetIncomes(tx: Queries, { userId, source }: IncomeSource): Promise<void> {
  await tx.delete(incomes).where(and(eq(incomes.userId, userId), eq(incomes.source, source)))
}

/** Undefined: nobody is there. */
export async function taxAskedYearOf(db: Queries, userId: string): Promise<number | null | undefined> {
  const [found] = await db.select({ year: users.taxAskedYear }).from(users).where(isPresent(userId))
  return found?.year
}

export async function findPerson(db: Queries, userId: string) {
  const [found] = await db
    .select({
      id: users.id,
      nameSealed: users.nameSealed,
      phoneSealed: users.phoneSealed,
      birthdaySealed: users.birthdaySealed,
      gender: users.gender,
      jobLabel: users.jobLabel,
      jobSubLabel: users.jobSubLabel,
      isMajor: users.isMajor,
      willingness: users.willingness,
      techStack: users.techStack,
      hopeSalary: users.hopeSalary,
    })
    .from(users)
    .where(isPresent(userId))
  return found ? { ...found, willingness: found.willingness as Willingness | null } : null
}

export async function interestNames(db: Queries, userId: string): Promise<string[]> {
  const found = await db
    .select({ name: companyChoices.name })
    .from(companyChoices)
    .where(and(eq(companyChoices.userId, userId), eq(companyChoices.mode, 'INTEREST')))
    .orderBy(asc(companyChoices.position))
  return found.map(({ name }) => name)
}

/** The contract salary that the person gave for the latest year. */
export async function newestContract(db: Queries, userId: string): Promise<number | null> {
  const [found] = await db
    .select({ amount: salaryItems.amount })
    .from(salaryItems)
    .where(and(eq(salaryItems.userId, userId), eq(salaryItems.type, 'INPUT')))
    .orderBy(desc(salaryItems.year))
    .limit(1)
  return found?.amount ?? null
}

export async function schoolsOf(db: Queries, userId: string) {
  return db
    .select({
      id: schools.id,
      type: schools.type,
      name: schools.name,
      major: schools.major,
      degree: schools.degree,
      start: sql<string>`coalesce(${schools.start}, '')`,
      end: schools.end,
    })
    .from(schools)
    .where(eq(schools.userId, userId))
    .orderBy(asc(schools.place))
}
