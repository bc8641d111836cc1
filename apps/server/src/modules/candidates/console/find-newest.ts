import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { conditionsOf, type Filter, indexedConditions, indexedKeys, notShutOut, type Say } from './filter.ts'
import { fitOf } from './fit.ts'

export type FoundCandidate = { id: string; lastActiveAt: Date; score: number }

/** Where one way of finding gives way to another; measured among a million (decision 21). */
export const REACH = {
  /** At so many of the newest a search looks first, one by one: those who match say how frequent they are. */
  look: 1_200,
  /** When so many of these match, going on one by one is the shortest way. */
  many: 250,
  /** When fewer match than this, the index leads to all of them at once. */
  few: 3,
  /** The index knows in which quarter of a day people were here last; asked for more quarters than these, it is slower than for all. */
  quarters: 60,
}
type Reach = typeof REACH

/** As `search_quarter` counts them. */
const QUARTER_MS = 6 * 3_600_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Search = {
  filter: Filter
  /** So many are counted at most, and so many of these, the newest, are told. */
  most: number
  told: number
  /** Whether it matters how well they fit. */
  isJudged: boolean
  after: Place | null
}
type Onward = Search & { after: Place }

/** Fit is judged among the newest that match: what lies behind them was not here for long. */
export const POOL = 500

export type Newest = { count: number; found: FoundCandidate[] }

/**
 * The newest who match, the newest first; `after` goes on behind a place. What it reads does not grow with how many match: common
 * ones are met on the way back from the newest, rare ones are few, and those between are looked up quarter of a day by
 * quarter, until they are enough.
 */
export async function findNewest(db: Queries, search: Search, reach: Reach = REACH): Promise<Newest> {
  const newest = await walk(db, search, reach.look)
  if (newest.lookedTo === null) return newest
  const rest = beyondThese(search, newest, newest.lookedTo)
  const many = isIndexed(search.filter) ? reach.many : reach.few
  if (newest.count >= many) return together(newest, await walk(db, rest, null))
  if (newest.count < reach.few) return together(newest, await lookUp(db, rest))
  const quarters = await lookBack(db, rest, reach.quarters)
  const farther = together(newest, quarters)
  if (quarters.lookedTo === null) return farther
  return together(farther, await lookUp(db, beyondThese(search, farther, quarters.lookedTo)))
}

const beyondThese = (search: Search, { count, found }: Newest, after: Place): Onward => ({
  ...search,
  most: search.most - count,
  told: search.told - found.length,
  after,
})

const together = (newer: Newest, older: Newest): Newest => ({
  count: newer.count + older.count,
  found: [...newer.found, ...older.found],
})

const isIndexed = (filter: Filter) => {
  const { all, oneOfEach } = indexedKeys(filter)
  return all.length + oneOfEach.length > 0
}

/** The place to which everybody was looked at; none when enough were found, or there was nobody beyond. */
type Walk = Newest & { lookedTo: Place | null }

/** From the newest back, one by one; at so many people, or until enough were found. */
async function walk(db: Queries, search: Search, people: number | null): Promise<Walk> {
  const { filter, after } = search
  const { values, say } = saying()
  const inOrder = `from candidate_search ${after ? `where ${beyond(after, say)}` : ''}
    order by last_active_at desc, candidate_id desc`
  const most = say(search.most)
  const last = `(select json_build_array(${PLACE}) from (select * ${inOrder} offset ${(people ?? 1) - 1} limit 1) last)`
  const { rows } = await db.$client.query<FoundRow & { lookedTo: [id: string, at: number] | null }>(
    `with found as (
       select ${columnsOf(search)}
       from (select * ${inOrder} limit ${people ?? 'all'}) candidate
       where ${conditionsOf(filter, say)} and ${notShutOut(filter, say)} limit ${most})
     select ${people === null ? 'null' : `case when count(*) < ${most} then ${last} end`} as "lookedTo",
       ${countAndFound(search, say)} from found`,
    values,
  )
  const { lookedTo } = rows[0]!
  return { ...newestOf(rows[0]!), lookedTo: lookedTo && { id: lookedTo[0], at: new Date(lookedTo[1]) } }
}

/**
 * By the index of all keys, one quarter of a day after the other, until enough were found; each is read wholly and then put in
 * order. Who shut the company out is looked up behind that order, for no more than are wanted.
 */
async function lookBack(db: Queries, search: Onward, quarters: number): Promise<Walk> {
  const { filter, most, after } = search
  const { values, say } = saying()
  const newest = Math.floor(after.at.getTime() / QUARTER_MS)
  const oldest = newest - quarters + 1
  const { rows } = await db.$client.query<FoundRow>(
    `with found as (
       select ${columnsOf(search)}
       from generate_series(${say(newest)}::int, ${say(oldest)}::int, -1) as asked (number)
       cross join lateral (
         select ${columnsOf(search)} from candidate_keys candidate
         where ${indexedConditions(indexedKeys(filter), 'asked.number', say)}
           and ${beyond(after, say)} and ${conditionsOf(filter, say)}
         order by last_active_at desc, candidate_id desc) candidate
       where ${notShutOut(filter, say)} limit ${say(most)})
     select ${countAndFound(search, say)} from found`,
    values,
  )
  const isEnough = rows[0]!.count === most
  return {
    ...newestOf(rows[0]!),
    lookedTo: isEnough ? null : { at: new Date(oldest * QUARTER_MS), id: FIRST_ID },
  }
}

/** All at once, by the index of all keys when it can tell them, and put in order then. */
async function lookUp(db: Queries, search: Onward): Promise<Newest> {
  const { filter, most, after } = search
  const { values, say } = saying()
  const isByKeys = isIndexed(filter)
  const conditions = [
    ...(isByKeys ? [indexedConditions(indexedKeys(filter), null, say)] : []),
    beyond(after, say),
    conditionsOf(filter, say),
  ]
  const { rows } = await db.$client.query<FoundRow>(
    `with found as (
       select ${columnsOf(search)} from (
         select ${columnsOf(search)}
         from ${isByKeys ? 'candidate_keys' : 'candidate_search'} candidate where ${conditions.join(' and ')}
         order by last_active_at desc, candidate_id desc) candidate
       where ${notShutOut(filter, say)} limit ${say(most)})
     select ${countAndFound(search, say)} from found`,
    values,
  )
  return newestOf(rows[0]!)
}

/** What says where somebody stands among the newest, and of what says how well they fit no more than is asked for. */
function columnsOf({ filter: { words, either, outside }, isJudged }: Search): string {
  return [
    'candidate_id, last_active_at',
    ...(isJudged ? ['hope_salary'] : []),
    ...(isJudged && outside.months ? ['career_months'] : []),
    ...(isJudged && words.length + either.length > 0 ? ['terms, words, job_ends, skills_end'] : []),
  ].join(', ')
}

const PLACE = 'candidate_id, (extract(epoch from last_active_at) * 1000)::int8'

/**
 * Many rows as one value cost the process a tenth of what they cost one by one. Those that are counted alone are neither judged
 * nor sent.
 */
const countAndFound = ({ filter, told, isJudged }: Search, say: Say) => `count(*)::int as count, (
  select coalesce(json_agg(json_build_array(${PLACE}, ${isJudged ? fitOf(filter, say) : 0})), '[]')
  from (select * from found order by last_active_at desc, candidate_id desc limit ${say(told)}) told) as found`
type Found = [id: string, lastActiveAt: number, score: number]
type FoundRow = { count: number; found: Found[] }

const newestOf = ({ count, found }: FoundRow): Newest => ({
  count,
  found: found.map(([id, lastActiveAt, score]) => ({ id, lastActiveAt: new Date(lastActiveAt), score })),
})

const beyond = ({ at, id }: Place, say: Say) =>
  `(last_active_at, candidate_id) < (${say(at)}::timestamptz, ${say(id)}::uuid)`

function saying() {
  const values: unknown[] = []
  return { values, say: (value: unknown) => `$${values.push(value)}` }
}
