import { INTEREST_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'
import type { WatchedSearch } from '../console/new-people.ts'

/** Recruiters who have not got the search that everybody has. */
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

type ToldSearch = WatchedSearch & { name: string; operatorId: string }
type Page = { before: Date; after: string | null; limit: number }

const TO_TELL = `saved_searches saved join operators on operators.id = operator_id
     where tells and disabled_at is null and coalesce(told_until, saved.created_at) < $1`

/** Those not looked through since the day began, in the order of their ids. */
export async function searchesToTell(db: Queries, { before, after, limit }: Page): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select saved.id from ${TO_TELL} and ($2::uuid is null or saved.id > $2) order by saved.id limit $3`,
    [before, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Those of them that nobody has looked through meanwhile, held; those that another process holds are its own. */
export async function holdSearches(
  tx: Queries,
  searchIds: readonly string[],
  before: Date,
): Promise<ToldSearch[]> {
  const { rows } = await tx.$client.query<ToldSearch>(
    `select saved.id, saved.name, saved.filter #>> '{}' as filter, saved.operator_id as "operatorId",
       company_id as "companyId", greatest(saved.created_at, looked_at, told_until) as since
     from ${TO_TELL} and saved.id = any($2)
     order by saved.id for update of saved skip locked`,
    [before, searchIds],
  )
  return rows
}

export async function markTold(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(savedSearches)
      .set({ toldUntil: now })
      .where(inArray(savedSearches.id, [...ids]))
}
