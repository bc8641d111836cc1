import { canBeChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { byInitials, type Lexicon, nearest, type Term } from './lexicon.ts'
import { type Bounds, readNumber, seniorityOf, without } from './numbers.ts'

/**
 * One condition of a typed line (BIZ-8), with the text it was read from. The console shows it as a chip that can be removed or
 * changed. One of its terms is enough.
 */
export type Piece =
  | TermsPiece
  | { readonly kind: 'years' | 'hope'; readonly text: string; readonly bounds: Bounds }

export type TermsPiece = {
  readonly kind: 'terms'
  readonly text: string
  readonly terms: readonly Term[]
  readonly isNot: boolean
  /** The name that a mistyped word was read as. */
  readonly repairedTo: string | null
}

/** Words without a meaning for the search. */
const FILLERS = new Set(
  '경력 연봉 희망 희망연봉 구함 구해요 구합니다 찾아요 찾습니다 잘하는 하는 분 사람 있는 가능 가능한 경험 경험자 우대 만원 and &'.split(
    ' ',
  ),
)

const EITHER = new Set(['or', '또는', '|', '이나'])

/** The most words of a name ('아마존 웹 서비스' has three). */
const LONGEST_NAME = 4

export function readQuery(line: string, lexicon: Lexicon): Piece[] {
  const { words, numbers } = replaceNumbers(line.normalize('NFC').replaceAll(/(?<=^|\s)#+/gu, ''))
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

type Replaced = { words: string[]; numbers: ReadonlyMap<string, Piece> }

/** Replaces numbers with placeholders, because a number includes words around it ('5년 이상'). */
function replaceNumbers(line: string): Replaced {
  const numbers = new Map<string, Piece>()
  let rest = line
  for (let found = readNumber(rest); found; found = readNumber(rest)) {
    const placeholder = `\u0001${numbers.size}`
    numbers.set(placeholder, found)
    rest = rest.replace(found.text, ` ${placeholder} `)
  }
  return { words: rest.split(/\s+/u).filter(Boolean), numbers }
}

type ReadWords = { read: readonly Piece[]; length: number }

function readAt(words: readonly string[], numbers: Replaced['numbers'], lexicon: Lexicon): ReadWords {
  const word = words[0]!.toLowerCase()
  const number = numbers.get(word)
  if (number) return { read: [number], length: 1 }
  return word === '-' || FILLERS.has(word) || EITHER.has(word)
    ? { read: [], length: 1 }
    : readWords(words, lexicon)
}

/** After an 'or' a piece is an alternative to the piece before it. */
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

/** The longest name at the beginning of the words, or else the first word. */
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

/** The words that a name may span. It ends before an operator ('리액트 -네이티브', 'react | vue'). */
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

/** '리액트개발자' is a skill and a job title in one word. */
const SKILL_AND_TITLE = /^(.+?)(개발자|엔지니어|디자이너|마케터)$/u

function readWord(word: string, lexicon: Lexicon): TermsPiece[] {
  const { meanings } = lexicon
  const key = searchKey(word)
  if (key === '') return []
  const begun = isInitials(key) ? byInitials(lexicon, key) : []
  if (begun.length > 0) return [piece(word, begun)]
  const [, name = '', title = ''] = SKILL_AND_TITLE.exec(word) ?? []
  const [skill, jobs] = [meanings.get(searchKey(name)), meanings.get(searchKey(title))]
  if (skill && jobs) return [piece(word, skill), piece(word, jobs)]
  const meant = nearest(lexicon, word)
  if (meant === null) return [piece(word, [{ kind: 'word', name: word.toLowerCase() }])]
  return [{ ...piece(word, meanings.get(meant)!), repairedTo: meant }]
}

const isInitials = (key: string) => key.length > 1 && [...key].every((letter) => canBeChoseong(letter))

/** Removes repeated conditions. */
function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const meaning = JSON.stringify({ ...piece, text: '' })
    const isNew = !seen.has(meaning)
    seen.add(meaning)
    return isNew
  })
}
