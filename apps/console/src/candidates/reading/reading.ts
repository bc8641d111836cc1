import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { boundsText, lineWith } from '@coffeeattack/domain/candidates/query/line'
import { manText, yearsText } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { EVERYBODY, isOpen, type Range, type Search } from '../search.ts'

export type Piece = ApiResult<'GET /console/candidates'>['read'][number]

/** Names of the conditions that can be chosen outside the query. */
export const conditionNames = {
  years: '경력',
  hope: '희망 연봉',
  income: '소득',
  techStack: '기술',
  job: '직무',
  hashtags: '키워드',
} as const
export type ConditionKind = keyof typeof conditionNames

export type Chip = {
  readonly key: string
  /** The kind of the condition: '경력'. */
  readonly kind: string
  readonly value: string
  /** Espresso for a condition, grey for a plain word, dashed and struck through for an exclusion. */
  readonly look: 'condition' | 'word' | 'without'
  /** The change that removes the condition. */
  readonly without: Partial<Search>
  /** For a range: its values, and the search with other values. */
  readonly range?: {
    readonly kind: 'years' | 'hope' | 'income'
    readonly now: Range
    readonly changed: (range: Range) => Partial<Search>
  }
}

/** All conditions of the search: the typed ones in their order, then the chosen ones. */
export const chipsOf = (search: Search, read: readonly Piece[], lists: readonly Named[] = []): Chip[] => [
  ...read.map((piece) => readChip(piece, read)),
  ...chosenChips(search),
  ...markedChips(search, lists),
]

type Named = { id: string; name: string }

/** Chips of the team's marks. A deleted list has no name. */
function markedChips({ starred, hidden, tag, list }: Search, lists: readonly Named[]): Chip[] {
  const name = lists.find(({ id }) => id === list)?.name ?? '지운 목록'
  return [
    ...(starred ? [chosen('우리 팀', '담아 둔 분', { starred: false })] : []),
    ...(hidden ? [chosen('우리 팀', '숨긴 분', { hidden: false })] : []),
    ...(tag ? [chosen('태그', tag, { tag: '' })] : []),
    ...(list ? [chosen('목록', name, { list: '' })] : []),
  ]
}

/** Names of the kinds of terms. */
export const termKinds = { skill: '기술', job: '직무', group: '직군', word: '낱말' } as const

function readChip(piece: Piece, read: readonly Piece[]): Chip {
  const without = { q: lineWith(read, piece, '') }
  if (piece.kind !== 'terms') {
    const { kind, bounds: now } = piece
    const changed = (range: Range) => withRange(piece, range, read)
    // The key does not contain the range, so the chip keeps the focus while its range changes.
    const key = `${kind} ${read.filter((one) => one.kind === kind).indexOf(piece)}`
    return { ...rangeChip(kind, now), key, without, range: { kind, now, changed } }
  }
  const value = piece.terms.map(({ name }) => name).join(' 또는 ')
  const kinds = [...new Set(piece.terms.map((term) => termKinds[term.kind]))]
  const isWord = piece.terms.every((term) => term.kind === 'word')
  const kind = piece.isNot ? '제외' : kinds.length === 1 ? kinds[0]! : '하나라도'
  const look = piece.isNot ? 'without' : isWord ? 'word' : 'condition'
  return { key: `${piece.text} ${value}`, kind, value, look, without }
}

/** Writes another range into the query. When the query has no room left, the range becomes a chosen condition. */
function withRange(
  piece: Exclude<Piece, { kind: 'terms' }>,
  range: Range,
  read: readonly Piece[],
): Partial<Search> {
  const q = lineWith(read, piece, boundsText(piece.kind, range))
  return q.length <= SEARCH.textLimit ? { q } : { q: lineWith(read, piece, ''), [piece.kind]: range }
}

const rangeChip = (kind: 'years' | 'hope' | 'income', range: Range) => ({
  kind: kind === 'hope' ? '희망' : conditionNames[kind],
  value: kind === 'years' ? yearsText(range) : manText(range),
  look: 'condition' as const,
})

function chosenChips(search: Search): Chip[] {
  const ranges = (['years', 'hope', 'income'] as const).filter((kind) => !isOpen(search[kind]))
  const { jobLabel, jobSubLabel, likesUs } = search
  return [
    ...ranges.map((kind): Chip => {
      const changed = (range: Range) => ({ [kind]: range })
      return {
        ...rangeChip(kind, search[kind]),
        key: `chosen ${kind}`,
        without: { [kind]: EVERYBODY[kind] },
        range: { kind, now: search[kind], changed },
      }
    }),
    ...(jobLabel || jobSubLabel
      ? [chosen('직무', jobSubLabel || jobLabel, { jobLabel: '', jobSubLabel: '' })]
      : []),
    ...(['techStack', 'hashtags'] as const).flatMap((kind) =>
      search[kind].map((word) =>
        chosen(conditionNames[kind], word, { [kind]: search[kind].filter((one) => one !== word) }),
      ),
    ),
    ...(likesUs ? [chosen('관심회사', '우리를 고른 분', { likesUs: false })] : []),
  ]
}

const chosen = (kind: string, value: string, without: Partial<Search>): Chip => ({
  key: `chosen ${kind} ${value}`,
  kind,
  value,
  look: 'condition',
  without,
})

/** The searched salary range, from typed and chosen conditions together. */
export function budgetOf(search: Search, read: readonly Piece[]): Range {
  const asked = [search.hope, ...read.flatMap((piece) => (piece.kind === 'hope' ? [piece.bounds] : []))]
  const [mins, maxs] = [asked.flatMap(({ min }) => min ?? []), asked.flatMap(({ max }) => max ?? [])]
  return {
    min: mins.length > 0 ? Math.max(...mins) : null,
    max: maxs.length > 0 ? Math.min(...maxs) : null,
  }
}

/** The search with one more job, added to the typed or chosen ones. Null when the query has no room left. */
export function withJob(search: Search, read: readonly Piece[], name: string): Partial<Search> | null {
  const typed = read.find((piece) => piece.kind === 'terms' && !piece.isNot && piece.terms.some(isJob))
  const before = search.jobSubLabel || search.jobLabel
  const q = typed
    ? lineWith(read, typed, `${typed.text} or ${name}`)
    : `${search.q} ${before ? `${before} or ${name}` : name}`.trim()
  return q.length <= SEARCH.textLimit ? { q, jobLabel: '', jobSubLabel: '' } : null
}

const isJob = ({ kind }: { kind: string }) => kind === 'job' || kind === 'group'

/** '‘벡엔드’는 백엔드로 고쳐 읽었어요' */
export function repairText(read: readonly Piece[]): string | null {
  for (const piece of read) {
    if (piece.kind !== 'terms' || piece.repairedTo === null) continue
    const particle = withJosa(piece.text, '은/는').slice(piece.text.length)
    return `‘${piece.text}’${particle} ${withJosa(piece.repairedTo, '으로/로')} 고쳐 읽었어요`
  }
  return null
}
