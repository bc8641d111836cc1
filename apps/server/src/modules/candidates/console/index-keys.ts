import { partsOf } from '@coffeeattack/domain/candidates/search-text'
import type { Bounds, DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { type Filter, namesIn, type Range, type Say } from './filter.ts'

/** Keys of `candidate_keys` of which a person needs one. */
export type Keys = readonly string[]

/**
 * Jobs, skills and keywords; years of experience, which the index also knows together with each of these; the parts of each word,
 * of which all are needed; and the rest.
 */
export type IndexedKeys = { named: Keys[]; years: Keys; words: Keys[]; others: Keys[] }

/** What the index can say of a search beforehand. Whom it leads to may be too many, never too few. */
export function indexedKeys(filter: Filter): IndexedKeys {
  // A word has no key of its own, but whoever has it has each of its parts.
  const oneOf = filter.either.map(({ keys, words }) => [...keys, ...words.map((word) => partsOf(word)[0]!)])
  const named = [...namesIn(filter).map((name) => [name]), ...oneOf.filter((keys) => keys.every(isName))]
  const figures = [stepsOf('h', filter.hope, STEP), filter.income ? stepsOfIncome(filter.income) : []]
  const others = [...oneOf.filter((keys) => !keys.every(isName)), ...figures]
  return {
    named: named.filter(canBeSaid),
    years: stepsOf('y', filter.months, 12),
    words: filter.words.map((word) => partsOf(word).filter((part) => canBeSaid([part]))),
    others: others.filter((keys) => keys.length > 0 && canBeSaid(keys)),
  }
}

/** Whether a search asks for nothing but what one list of keys says, so that who has one of these is who is meant. */
export function isSaidByOne(filter: Filter): boolean {
  const { words, either, not, months, hope, income, likedBy, outside, newTo } = filter
  const named = namesIn(filter).length + either.filter((one) => one.words.length === 0).length
  const short = words.filter((word) => partsOf(word).length === 1).length
  const isBounded = [months, hope].some(({ min, max }) => min !== null || max !== null) || income !== null
  const isMore = isBounded || likedBy !== null || newTo !== undefined || Object.keys(outside).length > 0
  const asked = namesIn(filter).length + either.length + words.length + not.length
  return asked === 1 && named + short === 1 && !isMore
}

const isName = (key: string) => /^[jkst]:/.test(key)

/** Signs that nobody types: the time is put where the first stands, and the second parts keys from each other. */
const [TIME, NEXT] = ['\u001E', '\u001F'] as const
const canBeSaid = (keys: Keys) => !keys.some((key) => key.includes(TIME) || key.includes(NEXT))

/**
 * The keys as a condition on `candidate_keys`, behind the time that the statement calls so. Asked row by row it would cost more
 * than it spares, so it stands only where the index is asked. The keys are put together by what is quickest, for each time anew.
 */
export function indexedConditions(lists: readonly Keys[], time: string, say: Say): string {
  const has = (how: '@>' | '&&', keys: Keys) => {
    const behind = say(keys.map((key) => TIME + key).join(NEXT))
    return `keys_in_time(quarter, terms, words) ${how} string_to_array(replace(${behind}, ${say(TIME)}, ${time}), ${say(NEXT)})`
  }
  const all = lists.flatMap((keys) => (keys.length === 1 ? keys : []))
  return [
    ...(all.length > 0 ? [has('@>', all)] : []),
    ...lists.flatMap((keys) => (keys.length > 1 ? [has('&&', keys)] : [])),
  ].join(' and ')
}

/** Each level of disclosure by itself: together they would hold everybody whom any of them may list. */
function stepsOfIncome(income: Record<DisclosureLevel, Bounds>): string[] {
  const levels = Object.entries(income).filter(([, { from, to }]) => from < to)
  const steps = levels.map(([level, { from, to }]) => stepsBetween(level, from, to - 1, STEP))
  return steps.every((names) => names.length > 0) ? steps.flat() : []
}

/** As wide as `renew_candidate_search` makes the steps of hopes and incomes. */
const STEP = 500
/** More of them together hold too many people to be worth a look. */
const STEPS = 12

/** The steps in which a range lies; none for one so narrow that hardly any of its step lie in it. */
function stepsOf(kind: string, { min, max }: Range, size: number): string[] {
  if (max === null || max - (min ?? 0) < size / 10) return []
  return stepsBetween(kind, min ?? 0, max, size)
}

function stepsBetween(kind: string, from: number, to: number, size: number): string[] {
  const first = Math.floor(Math.max(0, from) / size)
  const count = Math.floor(to / size) - first + 1
  return count > STEPS ? [] : Array.from({ length: count }, (_, step) => `${kind}:${first + step}`)
}
