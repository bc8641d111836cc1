import type { Either } from '@coffeeattack/domain/candidates/query/keys'
import type { Bounds, DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { isHiddenFrom } from '../../memory/core/sql.ts'
import { stageOn } from '../../pipeline/core/sql.ts'
import { isInPeriod, likes, rowShutsOut } from '../core/sql.ts'

export type Range = { min: number | null; max: number | null }

export type Outside = {
  months?: Range
  hope?: Range
  income?: Record<DisclosureLevel, Bounds>
  likedBy?: string
}

export type Filter = {
  words: readonly string[]
  either: readonly Either[]
  not: readonly Either[]
  jobLabel: string | null
  jobSubLabel: string | null
  months: Range
  hope: Range
  /** In which incomes each level of disclosure may be listed; null when incomes do not matter. */
  income: Record<DisclosureLevel, Bounds> | null
  techStack: readonly string[]
  hashtags: readonly string[]
  /** The company that they must have chosen as one they like. */
  likedBy: string | null
  /** Those alone; null when everybody is meant. */
  among: readonly string[] | null
  /** The company whose hidden people are left out; null when it hides nobody, or looks for those. */
  hiddenFrom: string | null
  /** What must not hold, so that nothing but this one condition is missed. */
  outside: Outside
  /** The company that looks for new people on that day: nobody with whom something goes on. */
  newTo?: { companyId: string; day: string }
  /** Every name of the company that looks; empty for our own people. */
  viewerKeys: readonly string[]
  now: Date
}

/** Puts a value among those of the statement and answers how the statement calls it. */
export type Say = (value: unknown) => string

/**
 * The conditions on a row of `candidate_search` or `candidate_keys`, called `candidate`, as SQL. They are put together per search
 * and sent unnamed: a plan that suits every search suits none. Who must not be seen is left out by this and `isNotKept`, so in
 * the list and in its count alike (OFR-13).
 */
export function conditionsOf(filter: Filter, say: Say): string {
  const parts = [isInPeriod('candidate', say(filter.now))]
  if (filter.among !== null) parts.push(`candidate.candidate_id = any(${say(filter.among)}::uuid[])`)
  // In the order of what they cost: figures first, then letters, then lists.
  parts.push(...within('career_months', filter.months, say), ...within('hope_salary', filter.hope, say))
  if (filter.income) parts.push(disclosed(filter.income, say))
  // Pairs of letters may stand apart; the words themselves decide.
  for (const word of filter.words) parts.push(hasWord(word, say))
  const names = namesIn(filter)
  if (names.length > 0) parts.push(`terms @> ${say(names)}::text[]`)
  for (const either of filter.either) parts.push(hasOneOf(either, say))
  for (const not of filter.not) parts.push(`not ${hasOneOf(not, say)}`)
  if (filter.viewerKeys.length > 0) parts.push(`not ${rowShutsOut('candidate', say(filter.viewerKeys))}`)
  if (filter.likedBy !== null) parts.push(likes('candidate.candidate_id', say(filter.likedBy)))
  parts.push(...isOutside(filter.outside, say))
  return parts.join(' and ')
}

/** Who told no figure is outside as well, and so is whoever does not disclose one. */
function isOutside({ months, hope, income, likedBy }: Outside, say: Say): string[] {
  const not = (parts: readonly string[]) => `not coalesce(${parts.join(' and ')}, false)`
  return [
    ...(months ? [not(within('career_months', months, say))] : []),
    ...(hope ? [not(within('hope_salary', hope, say))] : []),
    ...(income ? [not([disclosed(income, say)])] : []),
    ...(likedBy === undefined ? [] : [`not ${likes('candidate.candidate_id', say(likedBy))}`]),
  ]
}

const hasWord = (word: string, say: Say) => `strpos(words, ${say(word)}) > 0`

const hasOneOf = ({ keys, words }: Either, say: Say) =>
  `(${[
    ...(keys.length > 0 ? [`terms && ${say(keys)}::text[]`] : []),
    ...words.map((word) => hasWord(word, say)),
  ].join(' or ')})`

/** As values, not as joins: looked up one by one for those alone whom all else has found, never read as a whole. */
export function isNotKept({ hiddenFrom, newTo }: Filter, say: Say): string {
  const isNot = (what: string) => `(select true where ${what}) is null`
  return [
    'true',
    ...(hiddenFrom === null ? [] : [isNot(isHiddenFrom('candidate.candidate_id', say(hiddenFrom)))]),
    ...(newTo ? [isNot(isKnown('candidate.candidate_id', say(newTo.companyId), say(newTo.day)))] : []),
  ].join(' and ')
}

/** An offer waits, or what came of one goes on. Who was only starred is new still, and so is whoever it ended with. */
const isKnown = (candidateId: string, companyId: string, day: string) =>
  `exists (select from pipeline_cards card where card.company_id = ${companyId} and card.candidate_id = ${candidateId}
    and ${stageOn('card', day)} not in ('SAVED', 'ENDED'))`

/** Jobs, skills and keywords that are asked for by name, as the rows keep them. */
export const namesIn = ({ jobLabel, jobSubLabel, techStack, hashtags }: Filter) => [
  ...(jobLabel === null ? [] : [`j:${jobLabel}`]),
  ...(jobSubLabel === null ? [] : [`k:${jobSubLabel}`]),
  ...techStack.map((skill) => `s:${skill}`),
  ...hashtags.map((keyword) => `t:${keyword}`),
]

function within(column: string, { min, max }: Range, say: Say): string[] {
  return [
    ...(min === null ? [] : [`${column} >= ${say(min)}`]),
    ...(max === null ? [] : [`${column} <= ${say(max)}`]),
  ]
}

function disclosed(bounds: Record<DisclosureLevel, Bounds>, say: Say): string {
  const levels = Object.entries(bounds).filter(([, { from, to }]) => from < to)
  if (levels.length === 0) return 'false'
  const each = levels.map(([level, { from, to }]) => {
    const below = to === Infinity ? '' : ` and verified_income < ${say(to)}`
    return `(income_disclosure = ${say(level)} and verified_income > 0 and verified_income >= ${say(from)}${below})`
  })
  return `(${each.join(' or ')})`
}
