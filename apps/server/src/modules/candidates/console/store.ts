import type { Fitting } from '@coffeeattack/domain/candidates/fit'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { profileViews, savedSearches } from '../../../platform/db/schema/candidates.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { notTakenBack, statusOn } from '../../offers/core/sql.ts'
import { conditionsOf, type Filter } from './filter.ts'

export type FoundCandidate = { id: string; lastActiveAt: Date }
export type PooledCandidate = FoundCandidate & Fitting

/** Whoever was here last comes first; `after` goes on behind a place. */
export async function findRecent(db: Queries, filter: Filter, limit: number, after: Place | null) {
  const { sql, values } = conditionsOf(filter)
  const say = (value: unknown) => `$${values.push(value)}`
  const beyond = after
    ? ` and (last_active_at, id) < (${say(after.at)}::timestamptz, ${say(after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<FoundCandidate>(
    `select id, last_active_at as "lastActiveAt" from users where ${sql}${beyond}
     order by last_active_at desc, id desc limit ${say(limit)}`,
    values,
  )
  return rows
}

/** The newest so many, with what their fit is judged by. */
export async function findPool(db: Queries, filter: Filter, size: number): Promise<PooledCandidate[]> {
  const { sql, values } = conditionsOf(filter)
  const { rows } = await db.$client.query<PooledCandidate>(
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

/** Where the company stands with each of them: the newest offer's status, none for those it never wrote to. */
export async function latestOfferStatuses(
  db: Queries,
  companyId: string,
  candidateIds: readonly string[],
  today: string,
): Promise<Map<string, OfferStatus>> {
  const { rows } = await db.$client.query<{ candidateId: string; status: OfferStatus }>(
    `select wanted.id as "candidateId", ${statusOn('latest', '$3')} as status
     from unnest($2::uuid[]) as wanted (id)
     cross join lateral (
       select status, expiry_day from offers
       where candidate_id = wanted.id and company_id = $1 and ${notTakenBack('offers')}
       order by created_at desc limit 1) latest`,
    [companyId, candidateIds, today],
  )
  return new Map(rows.map(({ candidateId, status }) => [candidateId, status]))
}

export async function insertView(tx: Queries, view: typeof profileViews.$inferInsert): Promise<void> {
  await tx.insert(profileViews).values(view)
}

type SentOffer = {
  id: string
  status: OfferStatus
  salaryMin: number | null
  salaryMax: number | null
  sentAt: Date
}

/** Newest first; an offer past its day is expired, whether or not the job has been there. */
export async function offersTo(db: Queries, companyId: string, candidateId: string, today: string) {
  const { rows } = await db.$client.query<SentOffer>(
    `select id, ${statusOn('offers', '$3')} as status,
       salary_min as "salaryMin", salary_max as "salaryMax", created_at as "sentAt"
     from offers where company_id = $1 and candidate_id = $2 and ${notTakenBack('offers')}
     order by created_at desc limit 20`,
    [companyId, candidateId, today],
  )
  return rows
}

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  filter: savedSearches.filter,
  createdAt: savedSearches.createdAt,
}

export async function savedSearchesOf(db: Queries, operatorId: string) {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.operatorId, operatorId))
    .orderBy(desc(savedSearches.createdAt))
}

/** A name is used once: saving under it again replaces what it stood for. */
export async function saveSearch(db: Queries, row: typeof savedSearches.$inferInsert) {
  const { filter, createdAt } = row
  const [saved] = await db
    .insert(savedSearches)
    .values(row)
    .onConflictDoUpdate({
      target: [savedSearches.operatorId, savedSearches.name],
      set: { filter, createdAt },
    })
    .returning(columns)
  return saved ?? null
}

export async function deleteSearch(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.operatorId, operatorId)))
    .returning({ id: savedSearches.id })
  return deleted.length === 1
}
