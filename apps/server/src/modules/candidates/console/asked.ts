import type { Term } from '@coffeeattack/domain/candidates/query/lexicon'
import type { Piece } from '@coffeeattack/domain/candidates/query/read-query'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import type { Either, Filter, Range } from './filter.ts'

/** What is chosen beside the line. */
export type Conditions = {
  jobLabel?: string | undefined
  jobSubLabel?: string | undefined
  yearsMin?: number | undefined
  yearsMax?: number | undefined
  hopeMin?: number | undefined
  hopeMax?: number | undefined
  incomeMin?: number | undefined
  incomeMax?: number | undefined
  techStack?: string[] | undefined
  hashtags?: string[] | undefined
}

/** What is chosen and what is typed, together: each narrows the other (BIZ-8). */
export function filterOf(
  given: Conditions,
  read: readonly Piece[],
  who: Pick<Filter, 'viewerKeys' | 'now'>,
): Filter {
  const { incomeMin, incomeMax } = given
  const years = [rangeOf(given.yearsMin, given.yearsMax), ...boundsIn(read, 'years')].reduce(narrower)
  return {
    ...who,
    ...termsIn(read),
    jobLabel: given.jobLabel ?? null,
    jobSubLabel: given.jobSubLabel ?? null,
    // '7 years' goes on until the eighth begins.
    months: { min: years.min && years.min * 12, max: years.max === null ? null : years.max * 12 + 11 },
    hope: [rangeOf(given.hopeMin, given.hopeMax), ...boundsIn(read, 'hope')].reduce(narrower),
    income:
      incomeMin === undefined && incomeMax === undefined
        ? null
        : searchBounds({ min: incomeMin ?? 0, max: incomeMax ?? SALARY.ceiling }),
    techStack: given.techStack ?? [],
    hashtags: given.hashtags ?? [],
  }
}

const rangeOf = (min: number | undefined, max: number | undefined): Range => ({
  min: min ?? null,
  max: max ?? null,
})

const boundsIn = (read: readonly Piece[], kind: 'years' | 'hope') =>
  read.flatMap((piece) => (piece.kind === kind ? [piece.bounds] : []))

const narrower = (one: Range, other: Range): Range => ({
  min: one.min === null ? other.min : Math.max(one.min, other.min ?? one.min),
  max: one.max === null ? other.max : Math.min(one.max, other.max ?? one.max),
})

/** A word by itself is looked for as ever; everything else is names, of which one is enough. */
function termsIn(read: readonly Piece[]): Pick<Filter, 'words' | 'either' | 'not'> {
  const pieces = read.flatMap((piece) => (piece.kind === 'terms' ? [piece] : [])).slice(0, SEARCH.words)
  const [words, either, not]: [string[], Either[], Either[]] = [[], [], []]
  for (const { terms, isNot } of pieces) {
    const [only] = terms
    if (isNot) not.push(eitherOf(terms))
    else if (terms.length === 1 && only!.kind === 'word') words.push(only!.name)
    else either.push(eitherOf(terms))
  }
  return { words, either, not }
}

const eitherOf = (terms: readonly Term[]): Either => ({
  keys: terms.flatMap(keysOf),
  words: terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : [])),
})

/** As `renew_candidate_search` writes them. Whoever has a skill among the keywords alone has it too. */
function keysOf({ kind, name }: Term): string[] {
  if (kind === 'group') return [`j:${name}`]
  if (kind === 'job') return [`k:${name}`]
  if (kind === 'word') return []
  const spellings = searchLexicon().spellings.get(name) ?? [name]
  const written = new Set(spellings.flatMap((spelling) => [spelling, spelling.toLowerCase()]))
  return [`s:${name}`, ...[...written].map((spelling) => `t:${spelling}`)]
}

type SearchRow = {
  jobLabel: string
  jobSubLabel: string
  techStackItems: readonly string[]
  hashtags: readonly string[]
}

/**
 * Whether what was searched for can be read in the row. The database looks in the words as they were written; a name or
 * a number that is masked in the row must not be findable either, or a hit would tell whose it is (OFR-13).
 */
export function isReadableIn(row: SearchRow, { words, either, techStack, hashtags }: Filter): boolean {
  const text = [row.jobLabel, row.jobSubLabel, ...row.techStackItems, ...row.hashtags]
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
  const keys = new Set([
    `j:${row.jobLabel}`,
    `k:${row.jobSubLabel}`,
    ...row.techStackItems.map((skill) => `s:${skill}`),
    ...row.hashtags.map((keyword) => `t:${keyword}`),
  ])
  return (
    words.every((word) => text.includes(word)) &&
    either.every(
      (one) => one.keys.some((key) => keys.has(key)) || one.words.some((word) => text.includes(word)),
    ) &&
    techStack.every((skill) => row.techStackItems.includes(skill)) &&
    hashtags.every((tag) => row.hashtags.includes(tag))
  )
}
