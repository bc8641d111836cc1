import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import type { Filter } from './filter.ts'
import { indexedKeys, isSaidByOne } from './index-keys.ts'
import { apart, sharesOf, withYears, worthAsking } from './key-shares.ts'
import {
  lookBack,
  lookUp,
  type Newest,
  type Search,
  type Time,
  type TimeByTime,
  walk,
} from './newest-statements.ts'

/** Where one way of finding gives way to another; measured among a million (decisions 21 and 22). */
export const REACH = {
  /** At so many of the newest a search looks first, one by one: those who match say how frequent they are. */
  look: 1_200,
  /** When so many of these match, going on one by one is the shortest way. */
  many: 250,
  /** The same where the index knows nothing of what is asked. */
  manyUnknown: 30,
  /** When fewer match than this, or are to be expected, a quarter of a day holds hardly any of them: spans do. */
  few: 7,
  /** When more quarters of a day than these are to be expected, spans of them are the shorter way. */
  quarters: 25,
  /** After so many it goes on by spans, whatever was expected. */
  mostQuarters: 50,
}
type Reach = typeof REACH

/** A quarter of a day, and a span of sixteen of them. */
const QUARTER: Time = { ms: 6 * 3_600_000, named: (number) => `${number}::text` }
const SPAN: Time = { ms: 16 * QUARTER.ms, named: (number) => `'d' || ${number}` }

/** Fit is judged among the newest that match: what lies behind them was not here for long. */
export const POOL = 500

/**
 * The newest who match, the newest first; `after` goes on behind a place. What it reads does not grow with how many match: common
 * ones are met on the way back from the newest, the others are looked up time by time, until they are enough.
 */
export async function findNewest(db: Queries, search: Search, reach: Reach = REACH): Promise<Newest> {
  // Whoever is meant by name is looked up by it: they are few.
  if (search.filter.among !== null) return lookUp(db, search)
  const ways = await waysOf(db, search.filter)
  const expected = ways ? ways.share * reach.look : 0
  if (ways && expected < reach.few) return lookBack(db, search, ways.bySpan)
  // How frequent one key is was counted: nothing has to be tried first.
  if (expected >= reach.many && isSaidByOne(search.filter)) return walk(db, search, null)
  const [few, many] = ways ? [reach.few, reach.many] : [reach.manyUnknown, reach.manyUnknown]
  const newest = await walk(db, search, { people: reach.look, few })
  if (newest.count === search.most) return newest
  // So few are found again together with all the others.
  if (newest.count < few) return ways ? lookBack(db, search, ways.bySpan) : lookUp(db, search)
  if (newest.looked === null) return newest
  const rest = beyondThese(search, newest, newest.looked.to)
  if (newest.count >= many || !ways) return together(search, newest, await walk(db, rest, null))
  const isFar = quartersTo(rest, newest.count, newest.looked.from) > reach.quarters
  if (isFar) return together(search, newest, await lookBack(db, rest, ways.bySpan))
  return together(search, newest, await lookBackSlowly(db, rest, ways, reach.mostQuarters))
}

type Ways = { share: number; byQuarter: TimeByTime; bySpan: TimeByTime }

/** By which keys the index is asked, and which share of all people has them; null when it knows nothing of what is searched for. */
async function waysOf(db: Queries, filter: Filter): Promise<Ways | null> {
  const keys = indexedKeys(filter)
  if (Object.values(keys).flat(2).length === 0) return null
  const shareOf = await sharesOf(db, filter.now)
  const bySpan = worthAsking(withYears(keys, shareOf))
  return {
    share: bySpan.share,
    bySpan: { time: SPAN, keys: bySpan.asked },
    byQuarter: { time: QUARTER, keys: worthAsking(apart(keys, shareOf)).asked },
  }
}

type Onward = Search & { after: Place }

/** In how many quarters of a day the rest should be found, when they go on as so many began. */
const quartersTo = ({ after, most }: Onward, count: number, from: Date): number =>
  ((from.getTime() - after.at.getTime()) / QUARTER.ms / count) * most

/** Quarter by quarter, each with some who match; what they leave to be found, span by span. */
async function lookBackSlowly(db: Queries, search: Onward, { byQuarter, bySpan }: Ways, times: number) {
  const quarters = await lookBack(db, search, { ...byQuarter, times })
  if (quarters.count === search.most) return quarters
  const oldest = Math.floor(search.after.at.getTime() / QUARTER.ms) - times + 1
  const rest = beyondThese(search, quarters, { at: new Date(oldest * QUARTER.ms), id: FIRST_ID })
  return together(search, quarters, await lookBack(db, rest, bySpan))
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const beyondThese = (search: Search, { count }: Newest, after: Place): Onward => ({
  ...search,
  most: search.most - count,
  told: Math.max(0, search.told - count),
  after,
})

function together({ best }: Search, newer: Newest, older: Newest): Newest {
  const found = [...newer.found, ...older.found]
  return {
    count: newer.count + older.count,
    // Sorting is stable: equals stay in the order of who was here last.
    found: best === undefined ? found : found.toSorted((a, b) => b.score - a.score).slice(0, best),
  }
}
