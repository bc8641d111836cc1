import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { type Bind, conditionsOf, type Filter, lookedUpConditions } from './filter.ts'
import { fitOf } from './fit.ts'
import type { KeyList } from './keys.ts'

export type Search = {
  filter: Filter
  /** Only people behind this place; null from the newest on. */
  after: Place | null
  /** Matches are counted up to this number. */
  most: number
  order: 'newest' | 'fit'
  /** The newest matches that are scored. */
  pool: number
  /** The matches that are returned, the best of the pool. */
  take: number
}

export type FoundCandidate = { id: string; lastActiveAt: Date; score: number }

/**
 * `newestAt` is the last activity of the newest match. `end` is how far the statement looked; null when it counted enough matches
 * or reached the oldest person.
 */
export type Newest = { count: number; found: FoundCandidate[]; newestAt: Date | null; end: Place | null }

const NEWEST_FIRST = 'last_active_at desc, candidate_id desc'

/** Reads people one by one from the newest, at most so many. The `limit`, even `all`, keeps the planner from another order. */
export function scan(db: Queries, search: Search, people: number | 'all'): Promise<Newest> {
  return run(db, search, (bind) => {
    const rows = (condition: string, limit: string) =>
      `from candidate_search where ${isBehind(search, bind)} and ${condition} order by ${NEWEST_FIRST} ${limit}`
    return {
      matches: `(select * ${rows('true', `limit ${people}`)}) candidate where ${conditionsOf(search.filter, bind)}`,
      ...(people === 'all'
        ? {}
        : { end: rows('counted.count < counted.most', `offset ${people - 1} limit 1`) }),
    }
  })
}

/** Finds all who match, by whichever index the planner takes, and sorts them. */
export const lookUp = (db: Queries, search: Search): Promise<Newest> =>
  run(db, search, (bind) => ({
    matches: `(select ${columnsOf(search)} from candidate_search candidate
      where ${isBehind(search, bind)} and ${conditionsOf(search.filter, bind)} order by ${NEWEST_FIRST}) candidate where true`,
  }))

/** A stretch of time, and the prefix of its keys in the index (`keys_in_time`). Its number counts from 1970. */
export type Stretch = { ms: number; prefix: (number: string) => string }

/** Asks the index of keys for one stretch of time after the other, the newest first, at most so many. */
export function lookBack(
  db: Queries,
  search: Search,
  { stretch, keys, most }: { stretch: Stretch; keys: readonly KeyList[]; most?: number },
): Promise<Newest> {
  const { after, filter } = search
  const numberOf = (moment: string) => `floor(date_part('epoch', ${moment}) * 1000 / ${stretch.ms})::int`
  const limit = (which: 'max' | 'min') => numberOf(`(select ${which}(last_active_at) from candidate_search)`)
  return run(db, search, (bind) => {
    const newest = after ? numberOf(`${bind(after.at)}::timestamptz`) : limit('max')
    const oldest = most === undefined ? limit('min') : `${newest} - ${most - 1}`
    return {
      matches: `generate_series(${newest}, ${oldest}, -1) as stretch (number) cross join lateral (
        select ${columnsOf(search)} from candidate_keys candidate
        where ${hasKeys(keys, stretch.prefix('stretch.number'), bind)}
          and ${isBehind(search, bind)} and ${conditionsOf(filter, bind)}
        order by ${NEWEST_FIRST}) candidate where true`,
    }
  })
}

/** As a condition on each row the function would cost more than it saves, so it stands only where the index answers it. */
function hasKeys(lists: readonly KeyList[], prefix: string, bind: Bind): string {
  const has = (operator: '@>' | '&&', keys: readonly string[]) =>
    `keys_in_time(quarter, terms, words) ${operator} array(select ${prefix} || key from unnest(${bind(keys)}::text[]) key)`
  const all = lists.flatMap(({ keys }) => (keys.length === 1 ? keys : []))
  const someOf = lists.flatMap(({ keys }) => (keys.length > 1 ? [has('&&', keys)] : []))
  return [...(all.length > 0 ? [has('@>', all)] : []), ...someOf].join(' and ')
}

const isBehind = ({ after }: Search, bind: Bind): string =>
  after
    ? `(last_active_at, candidate_id) < (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : 'true'

/** Of each match no more than the statement still reads. */
const columnsOf = ({ order }: Search): string =>
  order === 'fit'
    ? 'candidate_id, last_active_at, hope_salary, career_months, terms, words, job_ends, skills_end'
    : 'candidate_id, last_active_at'

/** `matches` are rows in the order of the newest; `end` is the last row that was looked at, as long as the count is not full. */
type Source = { matches: string; end?: string }
type Row = FoundCandidate & Pick<Newest, 'count' | 'newestAt'> & { endId: string | null; endAt: Date | null }

async function run(db: Queries, search: Search, source: (bind: Bind) => Source): Promise<Newest> {
  const { filter, most, order, pool, take } = search
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const { matches, end = 'from candidate_search where false' } = source(bind)
  const { rows } = await db.$client.query<Row>(
    `with found as (
       select ${columnsOf(search)} from ${matches} and ${lookedUpConditions(filter, bind)} limit ${bind(most)})
     select count, "newestAt", "endId", "endAt", best.*
     from (select count(*)::int as count, max(last_active_at) as "newestAt", ${bind(most)}::int as most from found) counted
     left join lateral (select candidate_id as "endId", last_active_at as "endAt" ${end}) last on true
     left join (
       select candidate_id as id, last_active_at as "lastActiveAt", ${order === 'fit' ? fitOf(filter, bind) : 0} as score
       from (select * from found order by ${NEWEST_FIRST} limit ${bind(pool)}) pool
       order by score desc, ${NEWEST_FIRST} limit ${bind(take)}) best on true
     order by score desc, "lastActiveAt" desc, id desc`,
    values,
  )
  const { count, newestAt, endId, endAt } = rows[0]!
  const found = rows.flatMap(({ id, lastActiveAt, score }) =>
    id === null ? [] : [{ id, lastActiveAt, score }],
  )
  return { count, found, newestAt, end: endId && endAt ? { id: endId, at: endAt } : null }
}
