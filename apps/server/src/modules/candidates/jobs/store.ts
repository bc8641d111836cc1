import { INTEREST_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'
import type { SavedSearch } from '../console/new-people.ts'

/** Recruiters without the search that every recruiter has. */
export async function recruitersWithout(
  db: Queries,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from operators
     where company_id is not null and disabled_at is null and ($3::uuid is null or id > $3)
       and not exists (select from saved_searches where operator_id = operators.id and (is_interest or name = $2))
     order by id limit $1`,
    [limit, INTEREST_SEARCH.name, after],
  )
  return rows.map(({ id }) => id)
}

type Page = { before: Date; after: string | null; limit: number }

const DUE = `saved_searches saved join operators on operators.id = operator_id
     where tells and disabled_at is null and coalesce(told_until, saved.created_at) < $1`

/** Searches that were not checked today, by id. */
export async function dueSearches(db: Queries, { before, after, limit }: Page): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select saved.id from ${DUE} and ($2::uuid is null or saved.id > $2) order by saved.id limit $3`,
    [before, after, limit],
  )
  return rows.map(({ id }) => id)
}

type DueSearch = SavedSearch & { name: string; operatorId: string }

/** Locks those of the searches that are still due, except the ones that another process has locked. */
export async function lockDueSearches(tx: Queries, searchIds: readonly string[], before: Date) {
  const { rows } = await tx.$client.query<DueSearch>(
    `select saved.id, saved.name, saved.filter #>> '{}' as filter, saved.operator_id as "operatorId",
       company_id as "companyId", greatest(saved.created_at, looked_at, told_until) as since
     from ${DUE} and saved.id = any($2)
     order by saved.id for update of saved skip locked`,
    [before, searchIds],
  )
  return rows
}

export async function markChecked(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(savedSearches)
      .set({ toldUntil: now })
      .where(inArray(savedSearches.id, [...ids]))
}
