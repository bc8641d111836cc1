import { canBeChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { byInitials, type Lexicon, nearest, type Term } from './lexicon.ts'
import { type Bounds, readNumber, seniorityOf, without } from './numbers.ts'

/**
 * What one line of a search means, in the order it was typed (BIZ-8): each piece is a chip that can be taken away or changed,
 * and knows the letters it came from. One of a piece's terms is enough.
 */
export type Piece =
  | TermsPiece
  | { readonly kind: 'years' | 'hope'; readonly text: string; readonly bounds: Bounds }

export type TermsPiece = {
  readonly kind: 'terms'
  readonly text: string
  readonly terms: readonly Term[]
  readonly isNot: boolean
  /** The name that a slip of the finger was read as. */
  readonly repairedTo: string | null
}

/** Words that say nothing about the person. */
const FILLERS = new Set(
  '경력 연봉 희망 희망연봉 구함 구해요 구합니다 찾아요 찾습니다 잘하는 하는 분 사람 있는 가능 가능한 경험 경험자 우대 만원 and &'.split(
    ' ',
  ),
)

const EITHER = new Set(['or', '또는', '|', '이나'])

/** Names are at most so many words long: '아마존 웹 서비스'. */
const LONGEST_NAME = 4

export function readQuery(line: string, lexicon: Lexicon): Piece[] {
  const { words, numbers } = liftNumbers(line.normalize('NFC').replaceAll(/(?<=^|\s)#+/gu, ''))
  const pieces: Piece[] = []
  let isEither = false
  for (let place = 0; place < words.length;) {
    const { read, length } = readAt(words.slice(place), numbers, lexicon)
    for (const next of read) join(pieces, next, isEither)
    isEither = EITHER.has(words[place]!.toLowerCase())
    place += length
  }
  return distinct(pieces)
}

type Lifted = { words: string[]; numbers: ReadonlyMap<string, Piece> }

/** Numbers take their words along ('5년 이상'), so they are lifted out first and leave a mark in their place. */
function liftNumbers(line: string): Lifted {
  const numbers = new Map<string, Piece>()
  let rest = line
  for (let found = readNumber(rest); found; found = readNumber(rest)) {
    const mark = `\u0001${numbers.size}`
    numbers.set(mark, found)
    rest = rest.replace(found.text, ` ${mark} `)
  }
  return { words: rest.split(/\s+/u).filter(Boolean), numbers }
}

type ReadWords = { read: readonly Piece[]; length: number }

function readAt(words: readonly string[], numbers: Lifted['numbers'], lexicon: Lexicon): ReadWords {
  const word = words[0]!.toLowerCase()
  const number = numbers.get(word)
  if (number) return { read: [number], length: 1 }
  return word === '-' || FILLERS.has(word) || EITHER.has(word)
    ? { read: [], length: 1 }
    : readWords(words, lexicon)
}

/** After an 'or' a piece is another way to satisfy the one before it. */
function join(pieces: Piece[], next: Piece, isEither: boolean): void {
  const last = pieces.at(-1)
  if (!isEither || last?.kind !== 'terms' || next.kind !== 'terms') pieces.push(next)
  else
    pieces[pieces.length - 1] = {
      ...last,
      text: `${last.text} or ${next.text}`,
      terms: [...last.terms, ...next.terms],
    }
}

/** The longest name that the words begin with, else the first word by itself. */
function readWords(words: readonly string[], lexicon: Lexicon): ReadWords {
  const [first = ''] = words
  const isNot = first.startsWith('-') && first.length > 1
  const asked = isNot ? [first.slice(1), ...words.slice(1)] : words
  const seniority = seniorityOf(asked[0]!)
  if (seniority) {
    const bounds = isNot ? without(seniority) : seniority
    return { read: bounds ? [{ kind: 'years', text: first, bounds }] : [], length: 1 }
  }
  for (let length = plainWords(asked); length > 0; length--) {
    const text = asked.slice(0, length).join(' ')
    const terms = lexicon.meanings.get(searchKey(text))
    if (terms) return { read: [piece(words.slice(0, length).join(' '), terms, isNot)], length }
  }
  return { read: readWord(asked[0]!, lexicon).map((one) => ({ ...one, text: first, isNot })), length: 1 }
}

/** How far a name may reach: not over a sign that says something by itself ('리액트 -네이티브', 'react | vue'). */
function plainWords([, ...next]: readonly string[]): number {
  const end = next.findIndex((word) => word.startsWith('-') || EITHER.has(word) || searchKey(word) === '')
  return Math.min(LONGEST_NAME, 1 + (end === -1 ? next.length : end))
}

const piece = (text: string, terms: readonly Term[], isNot = false): TermsPiece => ({
  kind: 'terms',
  text,
  terms,
  isNot,
  repairedTo: null,
})

/** '리액트개발자' is two names in one word. */
const CALLED = /^(.+?)(개발자|엔지니어|디자이너|마케터)$/u

function readWord(word: string, lexicon: Lexicon): TermsPiece[] {
  const { meanings } = lexicon
  const key = searchKey(word)
  if (key === '') return []
  const begun = isInitials(key) ? byInitials(lexicon, key) : []
  if (begun.length > 0) return [piece(word, begun)]
  const [, name = '', calling = ''] = CALLED.exec(word) ?? []
  const [named, called] = [meanings.get(searchKey(name)), meanings.get(searchKey(calling))]
  if (named && called) return [piece(word, named), piece(word, called)]
  const meant = nearest(lexicon, word)
  if (meant === null) return [piece(word, [{ kind: 'word', name: word.toLowerCase() }])]
  return [{ ...piece(word, meanings.get(meant)!), repairedTo: meant }]
}

const isInitials = (key: string) => key.length > 1 && [...key].every((letter) => canBeChoseong(letter))

/** Said twice is said once. */
function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const said = JSON.stringify({ ...piece, text: '' })
    const isNew = !seen.has(said)
    seen.add(said)
    return isNew
  })
}
