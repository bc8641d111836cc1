import type { YearIncome } from '@coffeeattack/domain/lifetime-income/incomes'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import { lifetimeItems as t } from '../../../../platform/db/schema/lifetime-income.ts'

/** Newest year first. */
export async function itemsOf(db: Queries, userId: string, years?: readonly number[]): Promise<YearIncome[]> {
  return db
    .select({ year: t.year, company: t.company, income: t.income })
    .from(t)
    .where(and(eq(t.userId, userId), years && inArray(t.year, [...years])))
    .orderBy(desc(t.year), asc(t.company))
}

/** What the tax office says of a year replaces what it said before. */
export async function replaceYear(
  tx: Queries,
  { userId, year }: { userId: string; year: number },
  items: readonly YearIncome[],
): Promise<void> {
  await tx.delete(t).where(and(eq(t.userId, userId), eq(t.year, year)))
  if (items.length > 0) await tx.insert(t).values(items.map((item) => ({ ...item, userId })))
}

/** Newer ones say enough, and the call stays as quick however many there are. */
const COMPARED = 2000

/** What others have gathered, each in one sum. */
export async function totalsOfOthers(db: Queries, userId: string): Promise<number[]> {
  const { rows } = await db.$client.query<{ total: number }>(
    `select sum(i.income)::int as total
     from (select distinct user_id from
            (select user_id from lifetime_requests where state = 'DONE' and user_id <> $1 order by id desc limit $2) newest
          ) others
     join users u on u.id = others.user_id and u.deleted_at is null
     join lifetime_items i on i.user_id = others.user_id
     group by others.user_id`,
    [userId, COMPARED],
  )
  return rows.map(({ total }) => total)
}
