import type { Either } from '@coffeeattack/domain/candidates/query/keys'
import { partsOf } from '@coffeeattack/domain/candidates/search-text'
import type { IncomeBounds, Requirement } from './filter.ts'

/** Index keys of which a person needs one. `word` is the word that a key is a part of. */
export type KeyList = { kind: 'name' | 'years' | 'part' | 'other'; keys: readonly string[]; word?: string }

/** What the index can say of each requirement. It may find too many people, never too few. */
export const keyLists = (required: readonly Requirement[]): KeyList[] =>
  required.flatMap(listsOf).filter(({ keys }) => keys.length > 0)

function listsOf(one: Requirement): KeyList[] {
  switch (one.kind) {
    case 'allOf':
      return one.keys.map((key) => ({ kind: 'name', keys: [key] }))
    case 'oneOf': {
      const word = onlyWord(one)
      // Whoever has the word has each of its parts, or the word among their keys.
      if (word !== null)
        return partsOf(word).map((part) => ({ kind: 'part', keys: [part, ...one.keys], word }))
      return [{ kind: isJoined(one) ? 'name' : 'other', keys: keysOrParts(one) }]
    }
    case 'months':
      return [{ kind: 'years', keys: steps('y', one.min, one.max, MONTHS_A_STEP) }]
    case 'hope':
      return [{ kind: 'other', keys: steps('h', one.min, one.max, MANWON_A_STEP) }]
    case 'income':
      return [{ kind: 'other', keys: incomeSteps(one.levels) }]
    case 'likes':
    case 'openedSince':
    case 'unseen':
      return []
  }
}

/** The names that `keys_in_time` joins with years. A school or a status joined with years is no key, and would find nobody. */
const isJoined = ({ keys, words }: Either) => words.length === 0 && keys.every((key) => /^[jkst]:/.test(key))

const onlyWord = ({ words, kin = [] }: Either) => (kin.length === 0 && words.length === 1 ? words[0]! : null)

/** In a row a word has no key of its own, but whoever has it there has its first part. */
const keysOrParts = ({ keys, words, kin = [] }: Either) => [
  ...keys,
  ...kin,
  ...words.map((word) => partsOf(word)[0]!),
]

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

/** The share of people who have a key. */
export type ShareOf = (key: string) => number
type SharedList = KeyList & { share: number }

/** The keys to ask the index for, behind quarters of a day and behind spans, and the share of people who should match. */
export type IndexQuery = { share: number; byQuarter: readonly KeyList[]; bySpan: readonly KeyList[] }

export function chooseKeys(lists: readonly KeyList[], shareOf: ShareOf): IndexQuery {
  const shared = lists.map((list) => {
    const share = list.keys.reduce((sum, key) => sum + shareOf(key), 0)
    return { ...list, share: Math.min(1, share) }
  })
  const { asked: bySpan, share } = worthAsking(joinYears(shared))
  return { share, bySpan, byQuarter: worthAsking(shared).asked }
}

/** More joined keys than these take longer to look up in each span than they save. */
const MOST_JOINED = 16

/** Behind spans the index also has names joined with years ('s:Java|y:4'): asks for the rarest name and the years as these. */
function joinYears(lists: readonly SharedList[]): readonly SharedList[] {
  const years = lists.find(({ kind }) => kind === 'years')
  if (!years) return lists
  const [rarest] = lists
    .filter(({ kind, keys }) => kind === 'name' && keys.length * years.keys.length <= MOST_JOINED)
    .toSorted((a, b) => a.share - b.share)
  if (!rarest) return lists
  const joined: SharedList = {
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
function worthAsking(lists: readonly SharedList[]): { asked: KeyList[]; share: number } {
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
