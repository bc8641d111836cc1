import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

/** Who asks for the report, with what companies have offered them so far. */
export async function findEarner(db: Queries, userId: string, now: Date) {
  // A column of `users` inside the subquery would be read as one of `offers`: the id is given instead.
  const offered = (what: string) =>
    sql<number | null>`(select ${sql.raw(what)} from offers where candidate_id = ${userId}
      and salary_min is not null and deliver_at <= ${now} and undone_at is null)`
  const [found] = await db
    .select({
      jobLabel: users.jobLabel,
      jobSubLabel: users.jobSubLabel,
      careerMonths: users.careerMonths,
      salaryType: users.salaryType,
      verifiedIncome: users.verifiedIncome,
      hopeSalary: users.hopeSalary,
      receivedOfferAverage: offered('round(avg((salary_min + salary_max) / 2.0))::int'),
      receivedOfferMax: offered('max(salary_max)'),
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found ?? null
}

export type Earner = NonNullable<Awaited<ReturnType<typeof findEarner>>>
