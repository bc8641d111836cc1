import type { readSavedFilter } from '@coffeeattack/contract/candidate-shapes'
import type { AsideRead } from '@coffeeattack/domain/candidates/query/asides'
import { eitherOf, keyOf, presentKey } from '@coffeeattack/domain/candidates/query/keys'
import type { Term } from '@coffeeattack/domain/candidates/query/lexicon'
import { lineWith } from '@coffeeattack/domain/candidates/query/line'
import { type Bounds, monthsIn } from '@coffeeattack/domain/candidates/query/numbers'
import type { Piece, TermsPiece } from '@coffeeattack/domain/candidates/query/piece'
import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import type { StatusKind } from '@coffeeattack/domain/candidates/query/statuses'
import type { Condition } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { LRUCache } from 'lru-cache'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { sinceWhen } from '../../memory/core/marks.ts'
import type { Narrowing } from '../../memory/core/narrowing.ts'
import type { Filter, Requirement } from '../search/search.ts'
import type { Viewer } from './viewer.ts'

/** A search as the console sends it: the typed line, what is chosen beside it, and which marked people are meant (BIZ-11). */
export type Asked = NonNullable<ReturnType<typeof readSavedFilter>> & Narrowing

/** Parsed lines, about 2 MB. Parsing takes up to two milliseconds when the nearest spelling of a word is looked for. */
const lines = new LRUCache<string, readonly Piece[]>({ max: 2_000 })

/** What a typed line means (BIZ-8). A search reads its line for the list, each page, the facets and the suggestions. */
export function readLine(line = ''): readonly Piece[] {
  const pieces = lines.get(line) ?? readQuery(line, searchLexicon())
  lines.set(line, pieces)
  return pieces
}

/** One condition of a search, what it requires of a person, the search without it, and the piece it was typed as. */
export type Part = { condition: Condition; requirement: Requirement | null; rest: Asked; piece?: Piece }

/** Who searches, and when. Without a company what one's own people did requires nothing. */
type Searching = Pick<Viewer, 'companyId' | 'now'>
const NOBODY: Searching = { companyId: null, now: new Date(0) }

/** Everything that a search asks for, as it was typed, then as it was chosen. */
export function partsOf(asked: Asked, viewer: Searching = NOBODY): Part[] {
  const read = readLine(asked.q)
  const terms = new Set(read.filter((piece) => piece.kind === 'terms').slice(0, SEARCH.words))
  const typed = (piece: Exclude<Piece, AsideRead>): Part => {
    const rest = { ...asked, q: lineWith(read, piece, '') }
    if (piece.kind === 'status') return { ...statusPart(piece.status, viewer, rest), piece }
    if (piece.kind !== 'terms') return { ...ranged(piece.kind, piece.bounds, rest), piece }
    const requirement = terms.has(piece) ? oneOf(piece) : null
    return { condition: { kind: 'terms', terms: piece.terms, isNot: piece.isNot }, requirement, rest, piece }
  }
  const bounded = (kind: Range, without: Asked) => {
    const [min = null, max = null] = [asked[`${kind}Min`], asked[`${kind}Max`]]
    return min === null && max === null ? [] : [ranged(kind, { min, max }, { ...asked, ...without })]
  }
  const named = (kind: Term['kind'], name: string, without: Asked): Part => ({
    condition: { kind: 'terms', terms: [{ kind, name }], isNot: false },
    requirement: { kind: 'allOf', keys: [keyOf(kind === 'word' ? 'keyword' : kind, name)] },
    rest: { ...asked, ...without },
  })
  const { jobLabel, jobSubLabel, techStack = [], hashtags = [], likesUs } = asked
  const others = (names: readonly string[], name: string) => names.filter((one) => one !== name)
  return [
    ...read.flatMap((piece) => (piece.kind === 'aside' ? [] : typed(piece))),
    ...(jobSubLabel ? [named('job', jobSubLabel, { jobLabel: undefined, jobSubLabel: undefined })] : []),
    ...(jobLabel && !jobSubLabel ? [named('group', jobLabel, { jobLabel: undefined })] : []),
    ...bounded('years', { yearsMin: undefined, yearsMax: undefined }),
    ...bounded('hope', { hopeMin: undefined, hopeMax: undefined }),
    ...bounded('income', { incomeMin: undefined, incomeMax: undefined }),
    ...techStack.map((name) => named('skill', name, { techStack: others(techStack, name) })),
    ...hashtags.map((name) => named('word', name, { hashtags: others(hashtags, name) })),
    ...(likesUs ? [likes(viewer, { ...asked, likesUs: undefined })] : []),
  ]
}

type Range = 'years' | 'hope' | 'income'

function ranged(kind: Range, bounds: Bounds, rest: Asked): Part {
  const { min, max } = bounds
  const requirement: Requirement =
    kind === 'income'
      ? { kind, levels: searchBounds({ min: min ?? 0, max: max ?? SALARY.ceiling }) }
      : kind === 'hope'
        ? { kind, min, max }
        : { kind: 'months', ...monthsIn(bounds) }
  return { condition: { kind, bounds }, requirement, rest }
}

const oneOf = (piece: TermsPiece): Requirement => ({ kind: 'oneOf', ...eitherOf(piece, searchLexicon()) })

function statusPart(status: StatusKind, viewer: Searching, rest: Asked): Part {
  if (status === 'likesUs') return likes(viewer, rest)
  return { condition: { kind: 'status', status }, requirement: statusRequired(status, viewer), rest }
}

function statusRequired(
  status: Exclude<StatusKind, 'likesUs'>,
  { companyId, now }: Searching,
): Requirement | null {
  const { seen, came } = sinceWhen(now)
  if (status === 'new') return { kind: 'openedSince', since: came }
  if (status === 'unseen') return companyId === null ? null : { kind: 'unseen', companyId, since: seen }
  return { kind: 'oneOf', keys: [presentKey(status)], words: [] }
}

const likes = ({ companyId }: Searching, rest: Asked): Part => ({
  condition: { kind: 'likesUs' },
  requirement: companyId === null ? null : { kind: 'likes', companyId },
  rest,
})

/** What a search requires of a person, typed and chosen (BIZ-8). Figures come first, because they are the cheapest to check. */
export function filterOf(asked: Asked, viewer: Viewer): Filter {
  const { companyId: _, ...who } = viewer
  const { jobLabel, jobSubLabel, techStack = [], hashtags = [] } = asked
  const names = [
    ...(jobLabel === undefined ? [] : [keyOf('group', jobLabel)]),
    ...(jobSubLabel === undefined ? [] : [keyOf('job', jobSubLabel)]),
    ...techStack.map((name) => keyOf('skill', name)),
    ...hashtags.map((name) => keyOf('keyword', name)),
  ]
  const [required, excluded]: [Requirement[], Requirement[]] = [[], []]
  for (const { condition, requirement } of partsOf(asked, viewer))
    if (requirement && requirement.kind !== 'allOf')
      (isExclusion(condition) ? excluded : required).push(requirement)
  if (names.length > 0) required.push({ kind: 'allOf', keys: names })
  const cost = ({ kind }: Requirement) =>
    ['months', 'hope', 'income', 'oneOf', 'allOf', 'likes', 'openedSince', 'unseen'].indexOf(kind)
  return { ...who, required: required.toSorted((a, b) => cost(a) - cost(b)), excluded }
}

const isExclusion = (condition: Condition) => condition.kind === 'terms' && condition.isNot

/** The search for the people who miss exactly this condition. */
export function filterMissing({ condition, requirement, rest }: Part, viewer: Viewer): Filter {
  const { required, excluded, ...filter } = filterOf(rest, viewer)
  const missed = requirement ? [requirement] : []
  return isExclusion(condition)
    ? { ...filter, required: [...required, ...missed], excluded }
    : { ...filter, required, excluded: [...excluded, ...missed] }
}

/** The budget of a search: the salaries that fit all that was typed and chosen. */
export function budgetOf(asked: Asked): Bounds {
  const all = partsOf(asked).flatMap(({ condition }) => (condition.kind === 'hope' ? [condition.bounds] : []))
  const lower = all.flatMap(({ min }) => min ?? [])
  const upper = all.flatMap(({ max }) => max ?? [])
  return {
    min: lower.length > 0 ? Math.max(...lower) : null,
    max: upper.length > 0 ? Math.min(...upper) : null,
  }
}
