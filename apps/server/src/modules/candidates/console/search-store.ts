import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { Fitting } from '@coffeeattack/domain/candidates/fit'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { conditionsOf, type Filter } from './filter.ts'

export type Found = { id: string; lastActiveAt: Date }
export type Pooled = Found & Fitting

/** Whoever was here last comes first; `after` goes on behind a place. */
export async function findRecent(db: Queries, filter: Filter, limit: number, after: Place | null) {
  const { sql, values } = conditionsOf(filter)
  const say = (value: unknown) => `$${values.push(value)}`
  const beyond = after
    ? ` and (last_active_at, id) < (${say(after.at)}::timestamptz, ${say(after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<Found>(
    `select id, last_active_at as "lastActiveAt" from users where ${sql}${beyond}
     order by last_active_at desc, id desc limit ${say(limit)}`,
    values,
  )
  return rows
}

/** The newest so many, with what their fit is judged by. */
export async function findPool(db: Queries, filter: Filter, size: number): Promise<Pooled[]> {
  const { sql, values } = conditionsOf(filter)
  const { rows } = await db.$client.query<Pooled>(
    `select id, last_active_at as "lastActiveAt", coalesce(job_label, '') as "jobLabel",
       coalesce(job_sub_label, '') as "jobSubLabel", tech_stack as "techStack", hashtags,
       career_months as "careerMonths", hope_salary as "hopeSalary"
     from users where ${sql} order by last_active_at desc, id desc limit ${size}`,
    values,
  )
  return rows
}

/** How many there are, counted no further than anybody would read. */
export async function countFound(db: Queries, filter: Filter): Promise<number> {
  const { sql, values } = conditionsOf(filter)
  const { rows } = await db.$client.query<{ count: number }>(
    `select count(*)::int as count from (select from users where ${sql} limit ${SEARCH.countLimit + 1}) found`,
    values,
  )
  return rows[0]?.count ?? 0
}
