import type { Queries } from '../../../platform/db/queries.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { conditionsOf, type Filter, isNotKept, type Say } from './filter.ts'
import { fitOf } from './fit.ts'
import { indexedConditions, type Keys } from './index-keys.ts'

export type Search = {
  filter: Filter
  /** So many are counted at most, and so many of these, the newest, are told. */
  most: number
  told: number
  /** Whether it matters how well they fit. */
  isJudged: boolean
  /** Of those no more than so many are told, the best of them, in the order of their fit. */
  best?: number
  after: Place | null
}

export type FoundCandidate = { id: string; lastActiveAt: Date; score: number }
export type Newest = { count: number; found: FoundCandidate[] }

/** From the newest who was found to the place to which everybody was looked at; none when enough were found, or few, or there was nobody beyond. */
export type Walk = Newest & { looked: { from: Date; to: Place } | null }

/** From the newest back, one by one, until enough were found; at so many people at most, when that is said. */
export async function walk(
  db: Queries,
  search: Search,
  look: { people: number; few: number } | null,
): Promise<Walk> {
  const { filter, after } = search
  const { values, say } = saying()
  const inOrder = `from candidate_search ${after ? `where ${beyond(after, say)}` : ''}
    order by last_active_at desc, candidate_id desc`
  const most = say(search.most)
  const looked = look
    ? `case when count(*) >= ${look.few} and count(*) < ${most} then (
         select json_build_array(${PLACE}, ${millisOf('max(found.last_active_at)')})
         from (select * ${inOrder} offset ${look.people - 1} limit 1) last) end`
    : 'null'
  const { rows } = await db.$client.query<FoundRow & { looked: Looked | null }>(
    `with found as (
       select ${columnsOf(search)}
       from (select * ${inOrder} limit ${look?.people ?? 'all'}) candidate
       where ${conditionsOf(filter, say)} and ${isNotKept(filter, say)} limit ${most})
     select ${looked} as looked, ${countAndFound(search, say)} from found`,
    values,
  )
  const { looked: places } = rows[0]!
  return { ...newestOf(rows[0]!), looked: places && lookedFrom(places) }
}

/** Where nobody was found they are looked for from where the looking ended. */
const lookedFrom = ([id, at, from]: Looked) => ({ from: new Date(from ?? at), to: { id, at: new Date(at) } })
type Looked = [id: string, at: number, from: number | null]

/** A stretch of time behind which the index keeps its keys (`keys_in_time`), counted from the beginning of time. */
export type Time = { ms: number; named: (number: string) => string }

/** By which keys the index is asked, and behind which times; so many of them at most, when that is said. */
export type TimeByTime = { time: Time; keys: readonly Keys[]; times?: number }

/** By the index of all keys, one time after the other, until enough were found; each is read wholly and then put in order. */
export async function lookBack(
  db: Queries,
  search: Search,
  { time, keys, times }: TimeByTime,
): Promise<Newest> {
  const { filter, after } = search
  const { values, say } = saying()
  const numberOf = (moment: string) => `floor(date_part('epoch', ${moment}) * 1000 / ${time.ms})::int`
  const known = (which: 'max' | 'min') => `(select ${which}(last_active_at) from candidate_search)`
  const newest = numberOf(after ? `${say(after.at)}::timestamptz` : known('max'))
  const oldest = times ? `${newest} - ${times - 1}` : numberOf(known('min'))
  return foundIn(
    db,
    search,
    { values, say },
    `generate_series(${newest}, ${oldest}, -1) as asked (number) cross join lateral (
       select ${columnsOf(search)} from candidate_keys candidate
       where ${indexedConditions(keys, time.named('asked.number'), say)}
         and ${after ? beyond(after, say) : true} and ${conditionsOf(filter, say)}
       order by last_active_at desc, candidate_id desc) candidate`,
  )
}

/** All at once, and put in order then. */
export async function lookUp(db: Queries, search: Search): Promise<Newest> {
  const { filter, after } = search
  const { values, say } = saying()
  return foundIn(
    db,
    search,
    { values, say },
    `(select ${columnsOf(search)} from candidate_search candidate
       where ${after ? beyond(after, say) : true} and ${conditionsOf(filter, say)}
       order by last_active_at desc, candidate_id desc) candidate`,
  )
}

/** Of people in order, who is not hidden or known already: looked up for no more of them than are wanted. */
async function foundIn(db: Queries, search: Search, { values, say }: Saying, people: string) {
  const { rows } = await db.$client.query<FoundRow>(
    `with found as (
       select ${columnsOf(search)} from ${people} where ${isNotKept(search.filter, say)} limit ${say(search.most)})
     select ${countAndFound(search, say)} from found`,
    values,
  )
  return newestOf(rows[0]!)
}

/** What says where somebody stands among the newest, and of what says how well they fit no more than is asked for. */
function columnsOf({ filter: { words, either, outside }, isJudged }: Search): string {
  const hasWords = words.length > 0 || either.some((one) => one.words.length > 0)
  return [
    'candidate_id, last_active_at',
    ...(isJudged ? ['hope_salary'] : []),
    ...(isJudged && outside.months ? ['career_months'] : []),
    ...(isJudged && either.length > 0 ? ['terms'] : []),
    ...(isJudged && hasWords ? ['words, job_ends, skills_end'] : []),
  ].join(', ')
}

const millisOf = (moment: string) => `(date_part('epoch', ${moment}) * 1000)::int8`
const PLACE = `candidate_id, ${millisOf('last_active_at')}`

/**
 * Many rows as one text cost the process a tenth of what they cost one by one, and the database half of what they cost as JSON.
 * Those that are counted alone are neither judged nor sent, and of those that are judged no more is sent than is read.
 */
function countAndFound({ filter, told, isJudged, best }: Search, say: Say): string {
  const newest = 'last_active_at desc, candidate_id desc'
  const judged = `select candidate_id, last_active_at, ${isJudged ? fitOf(filter, say) : 0} as score
    from (select * from found order by ${newest} limit ${say(told)}) told`
  const sent = best === undefined ? judged : `${judged} order by score desc, ${newest} limit ${say(best)}`
  return `count(*)::int as count, (
    select string_agg(concat_ws(' ', ${PLACE}, score), ',') from (${sent}) sent) as found`
}

type FoundRow = { count: number; found: string | null }

const newestOf = ({ count, found }: FoundRow): Newest => ({
  count,
  found: found === null ? [] : found.split(',').map(foundOf),
})

const UUID_LETTERS = 36

/** Cut where the parts end: five hundred that are split by their spaces take half as long again. */
function foundOf(person: string): FoundCandidate {
  const scoreAt = person.indexOf(' ', UUID_LETTERS + 1)
  return {
    id: person.slice(0, UUID_LETTERS),
    lastActiveAt: new Date(Number(person.slice(UUID_LETTERS, scoreAt))),
    score: Number(person.slice(scoreAt)),
  }
}

const beyond = ({ at, id }: Place, say: Say) =>
  `(last_active_at, candidate_id) < (${say(at)}::timestamptz, ${say(id)}::uuid)`

type Saying = { values: unknown[]; say: Say }

function saying(): Saying {
  const values: unknown[] = []
  return { values, say: (value: unknown) => `$${values.push(value)}` }
}
