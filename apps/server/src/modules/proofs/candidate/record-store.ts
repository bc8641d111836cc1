import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { careers, incomes } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'

export async function findOwner(db: Queries, userId: string) {
  const { certifiedAt, nameSealed } = users
  const [found] = await db.select({ certifiedAt, nameSealed }).from(users).where(isPresent(userId))
  return found ?? null
}

export type Job = Awaited<ReturnType<typeof jobsOf>>[number]

/** Every verified job, hidden ones as well: what companies see is another question. */
export const jobsOf = (db: Queries, userId: string) =>
  db
    .select({
      id: careers.id,
      company: careers.company,
      start: careers.startedOn,
      end: careers.endedOn,
      verifiedAt: careers.verifiedAt,
    })
    .from(careers)
    .where(eq(careers.userId, userId))
    .orderBy(desc(careers.startedOn), careers.id)

/** When the person looked this income up. */
export async function incomeLookedUpAt(
  db: Queries,
  userId: string,
  { year, source }: { year: number; source: SalaryType },
): Promise<Date> {
  const [found] = await db
    .select({ verifiedAt: incomes.verifiedAt })
    .from(incomes)
    .where(and(eq(incomes.userId, userId), eq(incomes.year, year), eq(incomes.source, source)))
  return found!.verifiedAt
}
