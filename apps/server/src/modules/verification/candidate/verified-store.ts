import type { Degree, SchoolType } from '@coffeeattack/domain/education/education'
import type { Willingness } from '@coffeeattack/domain/surveys/willingness'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { salaryItems, schools } from '../../../platform/db/schema/profile.ts'
import { users } from '../../../platform/db/schema/users.ts'

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
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
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
  const found = await db
    .select({
      id: schools.id,
      type: schools.type,
      name: schools.name,
      major: schools.major,
      degree: schools.degree,
      start: schools.start,
      end: schools.end,
    })
    .from(schools)
    .where(eq(schools.userId, userId))
    .orderBy(asc(schools.place))
  return found.map(({ type, degree, start, ...school }) => ({
    ...school,
    type: type as SchoolType,
    degree: degree as Degree | null,
    start: start ?? '',
  }))
}
