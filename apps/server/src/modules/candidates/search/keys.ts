import type { Either } from '@coffeeattack/domain/candidates/query/keys'
import { partsOf } from '@coffeeattack/domain/candidates/search-text'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Filter, IncomeBounds, Requirement } from './filter.ts'

/** Index keys of which a person needs one, and the share of all people who have one. `word` is the word that a key is a part of. */
export type KeyList = {
  kind: 'name' | 'years' | 'part' | 'other'
  keys: readonly string[]
  share: number
  word?: string
}
type ShareOf = (key: string) => number

/** The keys to ask the index for, behind quarters of a day and behind spans, and the share of people who should match. */
export type IndexQuery = { share: number; byQuarter: readonly KeyList[]; bySpan: readonly KeyList[] }

/** Null when the index knows nothing of what the search requires. */
export async function indexQuery(db: Queries, { required, now }: Filter): Promise<IndexQuery | null> {
  if (keyLists(required, () => 0).length === 0) return null
  const lists = keyLists(required, await keyShares(db, now))
  const bySpan = worthAsking(joinYears(lists))
  return { share: bySpan.share, bySpan: bySpan.asked, byQuarter: worthAsking(lists).asked }
}

/** What the index can say of each requirement. It may find too many people, never too few. */
export function keyLists(required: readonly Requirement[], shareOf: ShareOf): KeyList[] {
  const list = (kind: KeyList['kind'], keys: readonly string[]): KeyList[] =>
    keys.length === 0 ? [] : [{ kind, keys, share: Math.min(1, sum(keys.map(shareOf))) }]
  return required.flatMap((one) => {
    switch (one.kind) {
      case 'allOf':
        return one.keys.flatMap((key) => list('name', [key]))
      case 'oneOf': {
        const word = onlyWord(one)
        if (word === null) return list(one.words.length === 0 ? 'name' : 'other', keysOrParts(one))
        return partsOf(word).flatMap((part) => list('part', [part]).map((some) => ({ ...some, word })))
      }
      case 'months':
        return list('years', steps('y', one.min, one.max, MONTHS_A_STEP))
      case 'hope':
        return list('other', steps('h', one.min, one.max, MANWON_A_STEP))
      case 'income':
        return list('other', incomeSteps(one.levels))
      case 'likes':
        return []
    }
  })
}

const onlyWord = ({ keys, words }: Either) => (keys.length === 0 && words.length === 1 ? words[0]! : null)

/** A word has no key of its own, but whoever has the word has its first part. */
const keysOrParts = ({ keys, words }: Either) => [...keys, ...words.map((word) => partsOf(word)[0]!)]

/** Each step of a figure is a key; `renew_candidate_search` makes them this wide. */
const MONTHS_A_STEP = 12
const MANWON_A_STEP = 500
/** More steps than these hold too many people to be worth asking for. */
const MOST_STEPS = 12

/** None for an open range, and for one so narrow that few people of its step are in it. */
function steps(prefix: string, min: number | null, max: number | null, width: number): string[] {
  if (max === null || max - (min ?? 0) < width / 10) return []
  return stepsBetween(prefix, min ?? 0, max, width)
}

/** Each level of disclosure has its own steps. All of them or none: a level left out would lose its people. */
function incomeSteps(incomes: IncomeBounds): string[] {
  const levels = Object.entries(incomes).filter(([, { from, to }]) => from < to)
  const each = levels.map(([level, { from, to }]) => stepsBetween(level, from, to - 1, MANWON_A_STEP))
  return each.every((keys) => keys.length > 0) ? each.flat() : []
}

function stepsBetween(prefix: string, from: number, to: number, width: number): string[] {
  const first = Math.floor(Math.max(0, from) / width)
  const count = Math.floor(to / width) - first + 1
  return count > MOST_STEPS ? [] : Array.from({ length: count }, (_, step) => `${prefix}:${first + step}`)
}

/** More joined keys than these take longer to look up in each span than they save. */
const MOST_JOINED = 16

/** Behind spans the index also has names joined with years ('s:Java|y:4'): asks for the rarest name and the years as these. */
export function joinYears(lists: readonly KeyList[]): readonly KeyList[] {
  const years = lists.find(({ kind }) => kind === 'years')
  if (!years) return lists
  const [rarest] = lists
    .filter(({ kind, keys }) => kind === 'name' && keys.length * years.keys.length <= MOST_JOINED)
    .toSorted((a, b) => a.share - b.share)
  if (!rarest) return lists
  const joined: KeyList = {
    kind: 'other',
    keys: rarest.keys.flatMap((name) => years.keys.map((year) => `${name}|${year}`)),
    share: rarest.share * years.share,
  }
  return [joined, ...lists.filter((list) => list !== years && list !== rarest)]
}

/** Microseconds for an entry of a key in the index, and for a row that is read. */
const COST_US = { entry: 0.04, row: 3 }
/** The share of people with one part of a word who have another part too. */
const SAME_WORD = 0.8

/**
 * The rarest list, and each further list that saves more row reads than its index entries cost; rows are checked for everything
 * anyway. The share is that of people who have all lists, as if lists of different words were independent.
 */
export function worthAsking(lists: readonly KeyList[]): { asked: KeyList[]; share: number } {
  const asked: KeyList[] = []
  const words = new Set<string>()
  let [share, rowsLeft] = [1, 1]
  for (const list of lists.toSorted((a, b) => a.share - b.share)) {
    const isSameWord = list.word !== undefined && words.has(list.word)
    const kept = isSameWord ? Math.max(SAME_WORD, list.share) : list.share
    if (list.word !== undefined) words.add(list.word)
    share *= kept
    const saved = rowsLeft * (1 - kept) * COST_US.row
    if (asked.length > 0 && saved < list.share * COST_US.entry) continue
    asked.push(list)
    rowsLeft *= kept
  }
  return { asked, share }
}

/** The newest people among whom keys are counted. */
const SAMPLE_ROWS = 400
/** How frequent a key is changes slowly, and a wrong share costs only time. */
const SHARES_KEPT_MS = 3_600_000

const kept = new WeakMap<object, { shareOf: Promise<ShareOf>; until: number }>()

/** Which share of people has a key, counted once an hour. Only counts are kept, nothing of any person. */
function keyShares(db: Queries, now: Date): Promise<ShareOf> {
  const known = kept.get(db.$client)
  if (known && now.getTime() < known.until) return known.shareOf
  const shareOf = countKeys(db)
  kept.set(db.$client, { shareOf, until: now.getTime() + SHARES_KEPT_MS })
  shareOf.catch(() => kept.delete(db.$client))
  return shareOf
}

async function countKeys(db: Queries): Promise<ShareOf> {
  const { rows } = await db.$client.query<{ counts: Record<string, number> | null }>(
    `select json_object_agg(key, people) as counts from (
       select key, count(*) as people
       from (select terms, words from candidate_search order by last_active_at desc, candidate_id desc limit ${SAMPLE_ROWS}) newest
       cross join lateral unnest(terms || search_parts(words)) as key group by key) counted`,
  )
  const counts = new Map(Object.entries(rows[0]!.counts ?? {}))
  // A key that nobody in the sample has may still exist. Letters that come twice in a text count twice.
  return (key) => Math.min(1, (counts.get(key) ?? 0.5) / SAMPLE_ROWS)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
