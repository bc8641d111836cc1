import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { conditionsOf, type Filter, fitOf, indexedConditions, type Say } from './filter.ts'

export type FoundCandidate = { id: string; lastActiveAt: Date; score: number }

/** Where one way of finding gives way to another; measured among a million (decision 21). */
export const REACH = {
  /** At so many of the newest a search looks first, one by one: those who match say how far back the others are. */
  look: 2_000,
  /** When so many of these match, going on one by one is the shortest way, at most so far. */
  many: 160,
  far: 40_000,
  /** When fewer match than this, the index leads to all of them at once. */
  few: 7,
  /** The index knows on which day people were here last; asked for more days than these, it is slower than for all. */
  days: 14,
}
type Reach = typeof REACH

/** Days differ: when those in which enough should have been were not enough, it is asked for those before them, so often. */
const TRIES = 3
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Search = { filter: Filter; most: number; after: Place | null }

/**
 * The newest who match, at most so many of them, the newest first; `after` goes on behind a place. What it reads does not grow
 * with how many match: common ones are met on the way back from the newest, rare ones are few, and those between are
 * looked up among the days in which enough of them were here.
 */
export async function findNewest(
  db: Queries,
  search: Search,
  reach: Reach = REACH,
): Promise<FoundCandidate[]> {
  const newest = await walk(db, search, reach.look)
  if (newest.lookedTo === null) return newest.found
  const farther = newest.found.length < reach.many ? newest : await goOn(newest)
  if (farther.lookedTo === null) return farther.found
  const { found } = farther
  let after = farther.lookedTo
  if (newest.found.length >= reach.few && isIndexed(search.filter)) {
    const from = search.after?.at ?? search.filter.now
    const msEach = (from.getTime() - newest.lookedTo.at.getTime()) / newest.found.length
    for (let tried = 0; tried < TRIES; tried++) {
      const most = search.most - found.length
      const days = daysBack(after.at, msEach * most, reach.days)
      if (!days) break
      found.push(...(await lookUp(db, { ...search, most, after }, days)))
      if (found.length === search.most) return found
      after = { at: new Date(days.at(-1)! * DAY_MS), id: FIRST_ID }
    }
  }
  return [...found, ...(await lookUp(db, { ...search, most: search.most - found.length, after }, null))]

  async function goOn({ found, lookedTo }: Walk): Promise<Walk> {
    const next = await walk(db, { ...search, most: search.most - found.length, after: lookedTo }, reach.far)
    return { found: [...found, ...next.found], lookedTo: next.lookedTo }
  }
}

const isIndexed = (filter: Filter) => indexedConditions(filter, null, () => '') !== ''

/** This day and those before it, as far as `ms` go back; none when they are too many to ask for. */
function daysBack(from: Date, ms: number, most: number): number[] | null {
  const last = Math.floor(from.getTime() / DAY_MS)
  const count = last - Math.floor((from.getTime() - ms) / DAY_MS) + 1
  return count > most ? null : Array.from({ length: count }, (_, day) => last - day)
}

/** The place to which everybody was looked at; none when enough were found, or there was nobody beyond. */
type Walk = { found: FoundCandidate[]; lookedTo: Place | null }

/** From the newest back, one by one. */
async function walk(db: Queries, { filter, most, after }: Search, people: number): Promise<Walk> {
  const { values, say } = saying()
  const inOrder = `from candidate_search ${after ? `where ${beyond(after, say)}` : ''}
    order by last_active_at desc, candidate_id desc`
  const { rows } = await db.$client.query<{ found: Found[]; lookedTo: Found | null }>(
    `with found as (
       select candidate_id, last_active_at, ${fitOf(filter, say)} as score
       from (select * ${inOrder} limit ${people}) candidate_search where ${conditionsOf(filter, say)} limit ${say(most)})
     select ${AS_ONE} as found, case when count(*) < ${say(most)} then
       (select ${AS_ARRAY} from (select *, 0 as score ${inOrder} offset ${people - 1} limit 1) last) end as "lookedTo"
     from found`,
    values,
  )
  const { found, lookedTo } = rows[0]!
  return {
    found: found.map(candidateOf),
    lookedTo: lookedTo && { id: lookedTo[0], at: new Date(lookedTo[1]) },
  }
}

/** By the index of all keys, among those who were here last on these days; all days when they do not matter. */
async function lookUp(db: Queries, { filter, most, after }: Search, days: readonly number[] | null) {
  const { values, say } = saying()
  const indexed = (days ?? [null]).map((day) => indexedConditions(filter, day, say))
  const conditions = [...(after ? [beyond(after, say)] : []), conditionsOf(filter, say)]
  const { rows } = await db.$client.query<{ found: Found[] }>(
    `with found as (
       select candidate_id, last_active_at, ${fitOf(filter, say)} as score
       from ${isIndexed(filter) ? among(indexed) : 'candidate_search'} where ${conditions.join(' and ')}
       order by last_active_at desc, candidate_id desc limit ${say(most)})
     select ${AS_ONE} as found from found`,
    values,
  )
  return rows[0]!.found.map(candidateOf)
}

/** Each is looked up by itself: how many there are the planner cannot know, and it must not read everybody instead. */
const among = (indexed: readonly string[]) => `
  (select candidate_id as found_id from candidate_keys where (${indexed.join(') or (')})) found_keys
  cross join lateral (select * from candidate_search where candidate_id = found_id offset 0) candidate_search`

/** A thousand rows as one value cost the process a tenth of what they cost one by one. */
const AS_ARRAY = 'json_build_array(candidate_id, (extract(epoch from last_active_at) * 1000)::int8, score)'
const AS_ONE = `coalesce(json_agg(${AS_ARRAY} order by last_active_at desc, candidate_id desc), '[]')`
type Found = [id: string, lastActiveAt: number, score: number]

const candidateOf = ([id, lastActiveAt, score]: Found): FoundCandidate => ({
  id,
  lastActiveAt: new Date(lastActiveAt),
  score,
})

const beyond = ({ at, id }: Place, say: Say) =>
  `(last_active_at, candidate_id) < (${say(at)}::timestamptz, ${say(id)}::uuid)`

function saying() {
  const values: unknown[] = []
  return { values, say: (value: unknown) => `$${values.push(value)}` }
}
