import { partsOf } from '@coffeeattack/domain/candidates/search-text'
import type { Bounds, DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { receivesOffers, shutsOut } from '../core/sql.ts'

type Range = { min: number | null; max: number | null }

export type Filter = {
  words: readonly string[]
  /** So many match that reading on from the newest finds a page sooner than the index of their letters. */
  isCommon: boolean
  jobLabel: string | null
  jobSubLabel: string | null
  months: Range
  hope: Range
  /** In which incomes each level of disclosure may be listed; null when incomes do not matter. */
  income: Record<DisclosureLevel, Bounds> | null
  techStack: readonly string[]
  hashtags: readonly string[]
  /** Every name of the company that looks; empty for our own people. */
  viewerKeys: readonly string[]
  now: Date
}

/**
 * The conditions as SQL. They are put together per search and sent unnamed: a plan that suits every search suits none.
 * Who must not be seen is left out here, so in the list and in its count alike (OFR-13).
 */
export function conditionsOf(filter: Filter): { sql: string; values: unknown[] } {
  const values: unknown[] = []
  const say = (value: unknown) => `$${values.push(value)}`
  const parts = [receivesOffers('users', say(filter.now))]

  if (filter.viewerKeys.length > 0) parts.push(`not ${shutsOut('users.id', say(filter.viewerKeys))}`)
  if (filter.jobLabel !== null) parts.push(`job_label = ${say(filter.jobLabel)}`)
  if (filter.jobSubLabel !== null) parts.push(`job_sub_label = ${say(filter.jobSubLabel)}`)
  parts.push(...within('career_months', filter.months, say), ...within('hope_salary', filter.hope, say))
  if (filter.techStack.length > 0) parts.push(`tech_stack @> ${say(filter.techStack)}::text[]`)
  if (filter.hashtags.length > 0) parts.push(`hashtags @> ${say(filter.hashtags)}::text[]`)
  const letters = filter.words.flatMap(partsOf)
  if (letters.length > 0 && !filter.isCommon)
    parts.push(`search_parts(search_text) @> ${say(letters)}::text[]`)
  // Pairs of letters may stand apart; the words themselves decide.
  for (const word of filter.words) parts.push(`strpos(search_text, ${say(word)}) > 0`)
  if (filter.income) parts.push(disclosed(filter.income, say))
  return { sql: parts.join(' and '), values }
}

function within(column: string, { min, max }: Range, say: (value: unknown) => string): string[] {
  return [
    ...(min === null ? [] : [`${column} >= ${say(min)}`]),
    ...(max === null ? [] : [`${column} <= ${say(max)}`]),
  ]
}

function disclosed(bounds: Record<DisclosureLevel, Bounds>, say: (value: unknown) => string): string {
  const levels = Object.entries(bounds).filter(([, { from, to }]) => from < to)
  if (levels.length === 0) return 'false'
  const each = levels.map(([level, { from, to }]) => {
    const below = to === Infinity ? '' : ` and verified_income < ${say(to)}`
    return `(income_disclosure = ${say(level)} and verified_income > 0 and verified_income >= ${say(from)}${below})`
  })
  return `(${each.join(' or ')})`
}
