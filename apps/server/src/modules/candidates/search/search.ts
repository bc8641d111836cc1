import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { isLiking } from '../core/sql.ts'
import { type Bind, conditionsOf, type Filter, lookedUpConditions } from './filter.ts'
import { keyShares } from './key-shares.ts'
import { chooseKeys, keyLists } from './keys.ts'
import {
  type FoundCandidate,
  lookBack,
  lookUp,
  type Newest,
  scan,
  type Search,
  type Stretch,
} from './statements.ts'

export type { Filter, FoundCandidate, Newest }
export type { Requirement } from './filter.ts'

/** Where one way of finding people gives way to another, measured among a million people (decisions 21 and 22). */
export const LIMITS = {
  /** Rows of the first scan. Its matches tell how frequent all matches are. */
  sampleRows: 1_200,
  /** With so many matches in the sample, scanning on reads the fewest rows. */
  scanMatches: 250,
  /** The same for a search without index keys. */
  scanMatchesWithoutKeys: 30,
  /** With fewer matches in the sample, found or expected, hardly any quarter of a day holds one: spans are asked. */
  quarterMatches: 7,
  /** When more quarters of a day than these should be needed, spans are asked. */
  expectedQuarters: 25,
  /** After so many quarters of a day spans are asked, whatever was expected. */
  mostQuarters: 50,
  /** Newest matches that are scored. Older ones were not here for long. */
  poolPeople: 500,
}

/** The index has its keys behind quarters of a day and behind spans of sixteen of them. */
const QUARTER: Stretch = { ms: 6 * 3_600_000, prefix: (number) => `${number}::text` }
const SPAN: Stretch = { ms: 16 * QUARTER.ms, prefix: (number) => `'d' || ${number}` }

type Wanted = Pick<Search, 'filter' | 'order'> & { take?: number; most?: number; after?: Place | null }

/**
 * Counts the matches up to `most`, and returns the first `take` of them: the newest, or the best of the newest 500 by score. What it
 * reads does not grow with the number of matches. README.md describes the steps.
 */
export async function findNewest(db: Queries, wanted: Wanted, limits = LIMITS): Promise<Newest> {
  const { filter, order, take = limits.poolPeople, most = SEARCH.countLimit + 1, after = null } = wanted
  const pool = order === 'fit' ? limits.poolPeople : take
  const search: Search = { filter, order, take, most, after, pool }
  // People who are given by id are few.
  if (filter.among !== null) return lookUp(db, search)
  const lists = keyLists(filter.required)
  const keys = lists.length > 0 ? chooseKeys(lists, await keyShares(db, filter.now)) : null
  if (keys && keys.share * limits.sampleRows < limits.quarterMatches)
    return lookBack(db, search, { stretch: SPAN, keys: keys.bySpan })
  const sample = await scan(db, search, limits.sampleRows)
  if (sample.end === null) return sample
  const rest = behind(search, sample, sample.end)
  if (sample.count >= (keys ? limits.scanMatches : limits.scanMatchesWithoutKeys))
    return joined(search, sample, await scan(db, rest, 'all'))
  if (!keys) return joined(search, sample, await lookUp(db, rest))
  const bySpan = { stretch: SPAN, keys: keys.bySpan }
  const sampleMs = (sample.newestAt ?? sample.end.at).getTime() - sample.end.at.getTime()
  const expectedQuarters = ((sampleMs / QUARTER.ms) * rest.most) / sample.count
  if (sample.count < limits.quarterMatches || expectedQuarters > limits.expectedQuarters)
    return joined(search, sample, await lookBack(db, rest, bySpan))
  const byQuarter = { stretch: QUARTER, keys: keys.byQuarter, most: limits.mostQuarters }
  const newer = joined(search, sample, await lookBack(db, rest, byQuarter))
  if (newer.count === most) return newer
  const oldest = Math.floor(sample.end.at.getTime() / QUARTER.ms) - limits.mostQuarters + 1
  const end = { at: new Date(oldest * QUARTER.ms), id: FIRST_ID }
  return joined(search, newer, await lookBack(db, behind(search, newer, end), bySpan))
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** What is left of a search when these matches are found and everybody newer than the place was looked at. */
const behind = (search: Search, { count }: Newest, after: Place): Search => ({
  ...search,
  after,
  most: search.most - count,
  pool: Math.max(0, search.pool - count),
})

/** Sorting is stable, so people with the same score stay in the order of the newest. */
const joined = ({ take }: Search, newer: Newest, older: Newest): Newest => ({
  count: newer.count + older.count,
  found: [...newer.found, ...older.found].toSorted((a, b) => b.score - a.score).slice(0, take),
  newestAt: newer.newestAt ?? older.newestAt,
  end: older.end,
})

/** People whose profile opened most recently. A search has no new people among the others. */
const NEWLY_OPENED = 5_000

type WatchedSearch = { id: string; filter: Filter; since: Date }

/** How many people match each search and are new to it (BIZ-12), in one statement. By the conditions of `findNewest`. */
export async function countNew(db: Queries, searches: readonly WatchedSearch[]) {
  if (searches.length === 0) return new Map()
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const counts = searches.map(
    ({ id, filter, since }) => `select ${bind(id)}::uuid as id, (select count(*)::int from (
       select distinct candidate_id from (${openedSince(filter, `${bind(since)}::timestamptz`, bind)}) candidate
       where ${conditionsOf(filter, bind)} and ${lookedUpConditions(filter, bind)}
       limit ${SAVED_SEARCH.newCounted}) found) as count`,
  )
  const { rows } = await db.$client.query<{ id: string; count: number }>(counts.join('\nunion all\n'), values)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Who opened the profile since, or began to like the company since if the search is for people who do. */
function openedSince({ required }: Filter, since: string, bind: Bind): string {
  const likes = required.find((one) => one.kind === 'likes')
  if (likes)
    return `select known.* from company_choices liked join candidate_search known on candidate_id = user_id
      where ${isLiking('liked', bind(likes.companyId))} and greatest(opened_at, chosen_at) > ${since}`
  return `select * from candidate_search where opened_at > ${since} order by opened_at desc limit ${NEWLY_OPENED}`
}
