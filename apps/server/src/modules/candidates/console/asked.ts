import { CALLINGS, type Term } from '@coffeeattack/domain/candidates/query/lexicon'
import type { Bounds } from '@coffeeattack/domain/candidates/query/numbers'
import type { Piece, TermsPiece } from '@coffeeattack/domain/candidates/query/read-query'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { viewerKeys } from '../core/visibility.ts'
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
  likesUs?: boolean | undefined
}

/** Who looks, and when: the names by which they may be shut out, and the company that may be liked. */
export type Viewer = Pick<Filter, 'viewerKeys' | 'now'> & { companyId: string | null }

export async function viewerOf({ companyId }: OperatorCaller, { db, clock }: ApiDeps): Promise<Viewer> {
  return {
    viewerKeys: companyId ? await viewerKeys(db.drizzle, companyId) : [],
    companyId,
    now: clock(),
  }
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
    if (piece.isNot) not.push(eitherOf(piece))
    else if (piece.terms.length === 1 && only!.kind === 'word') words.push(only!.name)
    else either.push(eitherOf(piece))
  }
  return { words, either, not }
}

/** Whoever has what was typed among the keywords says so too, whatever job it names. */
export const eitherOf = ({ terms, text, repairedTo }: TermsPiece): Either => {
  const typed = repairedTo ?? text.replace(/^-/, '')
  const called =
    terms.some(({ kind }) => kind === 'group') && CALLINGS.includes(typed) ? jobsEndingIn(typed) : []
  return {
    keys: [...new Set([...terms.flatMap(keysOf), ...called, `t:${typed}`])],
    words: terms.flatMap(({ kind, name }) => (kind === 'word' ? [name] : [])),
  }
}

/** '개발자' means the developers of games as well, whose group is another. */
const jobsEndingIn = (calling: string) =>
  [...searchLexicon().jobs].filter((job) => job.endsWith(` ${calling}`)).map((job) => `k:${job}`)

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
