import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { boundsText, lineWith } from '@coffeeattack/domain/candidates/query/line'
import { manText, statusTexts, yearsText } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { EVERYBODY, isOpen, type Range, type Search } from '../search.ts'
import type { ChipLook } from './chip-looks.ts'

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
  readonly look: ChipLook
  /** The change that removes the condition. */
  readonly without: Partial<Search>
  /** The typed words that it was read from, where they say it in another way. */
  readonly readFrom?: string
  /** What the same words may have meant instead. */
  readonly neighbours?: readonly Neighbour[]
  /** For a range: its values, and the search with other values. */
  readonly range?: {
    readonly kind: 'years' | 'hope' | 'income'
    readonly now: Range
    readonly changed: (range: Range) => Partial<Search>
  }
}

type Neighbour = { readonly label: string; readonly changed: Partial<Search> }

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
export const termKinds = {
  skill: '기술',
  job: '직무',
  group: '직군',
  school: '학교',
  major: '전공',
  company: '다닌 회사',
  word: '낱말',
} as const

function readChip(piece: Piece, read: readonly Piece[]): Chip {
  const without = { q: lineWith(read, piece, '') }
  if (piece.kind === 'status')
    return {
      key: `status ${piece.status}`,
      kind: '상태',
      value: statusTexts[piece.status],
      look: 'condition',
      without,
      readFrom: piece.text,
      neighbours: statusNeighbours(piece, read),
    }
  if (piece.kind === 'aside')
    return { key: piece.text, kind: '조건 아님', value: piece.text, look: 'without', without }
  if (piece.kind !== 'terms') {
    const { kind, bounds: now } = piece
    const changed = (range: Range) => withRange(piece, range, read)
    // The key does not contain the range, so the chip keeps the focus while its range changes.
    const key = `${kind} ${read.filter((one) => one.kind === kind).indexOf(piece)}`
    return {
      ...rangeChip(kind, now),
      key,
      without,
      readFrom: piece.text,
      range: { kind, now, changed },
      neighbours: rangeNeighbours(piece, read),
    }
  }
  const value = piece.terms.map(({ name }) => name).join(' 또는 ')
  const kinds = [...new Set(piece.terms.map((term) => termKinds[term.kind]))]
  const isWord = piece.terms.every((term) => term.kind === 'word')
  const kind = piece.isNot ? '제외' : kinds.length === 1 ? kinds[0]! : '하나라도'
  const look = piece.isNot ? 'without' : isWord ? 'word' : 'condition'
  const neighbours = piece.isNot || isWord ? wordNeighbours(piece, read) : nameNeighbours(piece, read)
  return { key: `${piece.text} ${value}`, kind, value, look, without, readFrom: piece.text, neighbours }
}

/** The line with another text for the piece, as long as it has room. */
function instead(read: readonly Piece[], piece: Piece, label: string, text: string): Neighbour[] {
  const q = lineWith(read, piece, text)
  return q.length <= SEARCH.textLimit ? [{ label, changed: { q } }] : []
}

/** '8천 이하' may have meant 8천 미만, and the hope may be what somebody earns now. */
function rangeNeighbours(piece: RangePiece, read: readonly Piece[]): Neighbour[] {
  const { kind, bounds } = piece
  const [least, unit] = [bounds.min, kind === 'years' ? '년' : '만원']
  const before = kind === 'income' ? '현재 연봉 ' : ''
  const end = bounds.max
  const isBelow = end !== null && kind !== 'years' && end % 100 === 99
  const limits =
    least === null && end !== null && end > 0
      ? isBelow
        ? instead(read, piece, '이하로 찾기', `${before}${end + 1}${unit} 이하`)
        : instead(read, piece, '미만으로 찾기', `${before}${end}${unit} 미만`)
      : []
  if (kind === 'years') return limits
  const other = kind === 'hope' ? 'income' : 'hope'
  const label = other === 'income' ? '현재 소득으로 찾기' : '희망 연봉으로 찾기'
  return [...limits, ...instead(read, piece, label, boundsText(other, bounds))]
}

/** '리액트' is read as the skill, but may be meant as the word. */
const nameNeighbours = (piece: TermsPiece, read: readonly Piece[]): Neighbour[] => {
  const one = piece.text.split(/\s/u).length === 1 && !piece.text.startsWith('=')
  return [
    ...(one ? instead(read, piece, '낱말로 찾기', `=${piece.text}`) : wordOfEmployer(piece, read)),
    ...instead(read, piece, '이 조건을 빼고 찾기', `${namesText(piece)} 제외`),
  ]
}

/** '두들페이 출신' may have meant the word. */
function wordOfEmployer(piece: TermsPiece, read: readonly Piece[]): Neighbour[] {
  const [term, ...others] = piece.terms
  return term?.kind === 'company' && others.length === 0 ? instead(read, piece, '낱말로 찾기', term.name) : []
}

/** Who is at work is not between jobs. */
function statusNeighbours(piece: StatusPiece, read: readonly Piece[]): Neighbour[] {
  if (piece.status === 'employed') return instead(read, piece, '이직 준비로 찾기', statusTexts.seeking)
  return piece.status === 'seeking' ? instead(read, piece, '재직 중으로 찾기', statusTexts.employed) : []
}

const wordNeighbours = (piece: TermsPiece, read: readonly Piece[]): Neighbour[] => {
  if (piece.isNot) return instead(read, piece, '이 조건을 넣고 찾기', namesText(piece))
  return [
    ...(piece.text.startsWith('=') ? instead(read, piece, '기술이나 직무로 찾기', piece.text.slice(1)) : []),
    ...instead(read, piece, '이 낱말을 빼고 찾기', `${namesText(piece)} 제외`),
    ...(piece.terms.length === 1 ? instead(read, piece, '다닌 회사로 찾기', `${namesText(piece)} 출신`) : []),
  ]
}

/** A former employer is named by where somebody is from: its name alone is a word. */
const namesText = ({ terms }: TermsPiece) =>
  terms.map(({ kind, name }) => (kind === 'company' ? `${name} 출신` : name)).join(' or ')

type RangePiece = Extract<Piece, { bounds: unknown }>
type TermsPiece = Extract<Piece, { kind: 'terms' }>
type StatusPiece = Extract<Piece, { kind: 'status' }>

/** Writes another range into the query. When the query has no room left, the range becomes a chosen condition. */
function withRange(piece: RangePiece, range: Range, read: readonly Piece[]): Partial<Search> {
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

/** What a line said that no search asks for, in words. */
export function asideTexts(read: readonly Piece[]): string[] {
  const kinds = new Set(read.flatMap((piece) => (piece.kind === 'aside' ? [piece.why] : [])))
  return [
    ...(kinds.has('age') ? ['나이로는 찾지 않아요'] : []),
    ...(kinds.has('graduation') ? ['졸업한 해로는 찾지 않아요'] : []),
  ]
}

/** '‘대사’는 아무에게도 없어서 빼고 찾았어요' */
export const setAsideText = (names: readonly string[]): string => {
  const quoted = names.map((name) => `‘${name}’`).join(', ')
  return `${quoted}${withJosa(names.at(-1) ?? '', '은/는').slice((names.at(-1) ?? '').length)} 아무에게도 없어서 빼고 찾았어요`
}

/** '‘벡엔드’는 백엔드로 고쳐 읽었어요' */
export function repairText(read: readonly Piece[]): string | null {
  for (const piece of read) {
    if (piece.kind !== 'terms' || piece.repairedTo === null) continue
    const particle = withJosa(piece.text, '은/는').slice(piece.text.length)
    return `‘${piece.text}’${particle} ${withJosa(piece.repairedTo, '으로/로')} 고쳐 읽었어요`
  }
  return null
}
