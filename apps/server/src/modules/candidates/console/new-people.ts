import { readSavedFilter } from '@coffeeattack/contract/candidate-shapes'
import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { companiesThatHide } from '../../memory/core/narrowing.ts'
import { isLiking } from '../core/sql.ts'
import { filterOf } from './asked.ts'
import { conditionsOf, type Filter, isNotKept, type Say } from './filter.ts'
import { companiesKeys } from './store.ts'
import { readLine } from './read-line.ts'

/** Whose search it is, and since when people are new to it. */
export type WatchedSearch = { id: string; filter: string; companyId: string | null; since: Date }

/** So many who opened last are looked at: whoever opened before them is new to nobody any more. */
const REACH = 5_000

type Watched = { id: string; filter: Filter; since: Date }

/**
 * How many match each search and came since (BIZ-12): the same conditions as the search itself, so nobody is counted whom
 * the company may not know of.
 */
export async function countNewPeople(
  searches: readonly WatchedSearch[],
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<Map<string, number>> {
  const watched = await watchedBy(searches, db.replica, clock())
  return new Map((await countNew(db.replica, watched)).map(({ id, count }) => [id, count]))
}

/** What each asks for; nothing where it can no longer be read. */
async function watchedBy(searches: readonly WatchedSearch[], db: Queries, now: Date): Promise<Watched[]> {
  const companies = [...new Set(searches.flatMap(({ companyId }) => companyId ?? []))]
  const [keys, hiding] = await Promise.all([companiesKeys(db, companies), companiesThatHide(db, companies)])
  return searches.flatMap(({ id, filter, companyId, since }) => {
    const asked = readSavedFilter(filter)
    if (!asked) return []
    const read = readLine(asked.q)
    const viewerKeys = companyId === null ? [] : (keys.get(companyId) ?? [])
    const hiddenFrom = companyId !== null && hiding.has(companyId) ? companyId : null
    const viewer = { viewerKeys, companyId, among: null, hiddenFrom, now }
    return [{ id, since, filter: filterOf(asked, read, viewer) }]
  })
}

/** All searches in one statement, each over those alone who came since. */
async function countNew(db: Queries, watched: readonly Watched[]): Promise<{ id: string; count: number }[]> {
  if (watched.length === 0) return []
  const values: unknown[] = []
  const say: Say = (value) => `$${values.push(value)}`
  const each = watched.map(
    ({ id, filter, since }) => `select ${say(id)}::uuid as id, (select count(*)::int from (
       select distinct candidate_id from (${cameSince(filter, `${say(since)}::timestamptz`, say)}) candidate
       where ${conditionsOf(filter, say)} and ${isNotKept(filter, say)}
       limit ${SAVED_SEARCH.newCounted}) found) as count`,
  )
  const { rows } = await db.$client.query<{ id: string; count: number }>(each.join('\nunion all\n'), values)
  return rows
}

/** Whoever opened the profile since; of those who like the company, also whoever has chosen it since. */
function cameSince({ likedBy }: Filter, since: string, say: Say): string {
  if (likedBy !== null)
    return `select known.* from company_choices liked join candidate_search known on candidate_id = user_id
      where ${isLiking('liked', say(likedBy))} and greatest(opened_at, chosen_at) > ${since}`
  return `select * from candidate_search where opened_at > ${since} order by opened_at desc limit ${REACH}`
}
