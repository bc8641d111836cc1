import { type Either, eitherOf } from '@coffeeattack/domain/candidates/query/keys'
import type { Bounds } from '@coffeeattack/domain/candidates/query/numbers'
import type { Piece } from '@coffeeattack/domain/candidates/query/read-query'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import type { Narrowing } from '../../memory/core/narrowing.ts'
import type { Filter, Range } from './filter.ts'
import type { Viewer } from './viewer.ts'

/** What is chosen beside the line, and which of the people that the company marked are meant (BIZ-11). */
export type Conditions = Narrowing & {
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
  likesUs?: boolean | undefined
}

/** What is chosen and what is typed, together: each narrows the other (BIZ-8). */
export function filterOf(given: Conditions, read: readonly Piece[], viewer: Viewer): Filter {
  const { companyId, ...who } = viewer
  const { incomeMin, incomeMax } = given
  const years = [rangeOf(given.yearsMin, given.yearsMax), ...boundsIn(read, 'years')].reduce(narrower)
  return {
    ...who,
    ...termsIn(read),
    jobLabel: given.jobLabel ?? null,
    jobSubLabel: given.jobSubLabel ?? null,
    months: monthsIn(years),
    hope: [rangeOf(given.hopeMin, given.hopeMax), ...boundsIn(read, 'hope')].reduce(narrower),
    income:
      incomeMin === undefined && incomeMax === undefined ? null : incomesIn(rangeOf(incomeMin, incomeMax)),
    techStack: given.techStack ?? [],
    hashtags: given.hashtags ?? [],
    likedBy: given.likesUs ? companyId : null,
    outside: {},
  }
}

/** '7 years' goes on until the eighth begins. */
export const monthsIn = ({ min, max }: Bounds): Range => ({
  min: min && min * 12,
  max: max === null ? null : max * 12 + 11,
})

export const incomesIn = ({ min, max }: Bounds) => searchBounds({ min: min ?? 0, max: max ?? SALARY.ceiling })

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
  for (const piece of pieces) {
    const [only] = piece.terms
    if (piece.isNot) not.push(eitherOf(piece, searchLexicon()))
    else if (piece.terms.length === 1 && only!.kind === 'word') words.push(only!.name)
    else either.push(eitherOf(piece, searchLexicon()))
  }
  return { words, either, not }
}
