import { canBeChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { byInitials, type Lexicon, nearest, type Term } from './lexicon.ts'
import { type Bounds, readNumber, seniorityOf, without } from './numbers.ts'

/**
 * What one line of a search means, in the order it was typed (BIZ-8): each piece is a chip that can be taken away or changed,
 * and knows the letters it came from. One of a piece's terms is enough.
 */
export type Piece =
  | {
      readonly kind: 'terms'
      readonly text: string
      readonly terms: readonly Term[]
      readonly isNot: boolean
    }
  | { readonly kind: 'years' | 'hope'; readonly text: string; readonly bounds: Bounds }

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
  const pieces: Piece[] = []
  let rest = line
    .normalize('NFC')
    .replaceAll(/(?<=^|\s)#+/gu, '')
    .trim()
  const numbers = new Map<string, Piece>()
  // Numbers take their words along, so they are lifted out first and leave a mark in their place.
  for (let found = readNumber(rest); found; found = readNumber(rest)) {
    const mark = `\u0001${numbers.size}`
    numbers.set(mark, found)
    rest = rest.replace(found.text, ` ${mark} `)
  }
  const words = rest.split(/\s+/u).filter(Boolean)
  let isEither = false
  for (let place = 0; place < words.length;) {
    const word = words[place]!
    const number = numbers.get(word)
    if (number) pieces.push(number)
    if (number || FILLERS.has(word) || word === '-') {
      place++
      continue
    }
    if (EITHER.has(word.toLowerCase())) {
      isEither = true
      place++
      continue
    }
    const { read, length } = readWords(words.slice(place), lexicon)
    for (const piece of read) join(pieces, piece, isEither)
    isEither = false
    place += length
  }
  return distinct(pieces)
}

/** After an 'or' a piece is another way to satisfy the one before it. */
function join(pieces: Piece[], piece: Piece, isEither: boolean): void {
  const last = pieces.at(-1)
  if (!isEither || last?.kind !== 'terms' || piece.kind !== 'terms') pieces.push(piece)
  else
    pieces[pieces.length - 1] = {
      ...last,
      text: `${last.text} or ${piece.text}`,
      terms: [...last.terms, ...piece.terms],
    }
}

type ReadWords = { read: Piece[]; length: number }

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
  for (let length = Math.min(LONGEST_NAME, asked.length); length > 0; length--) {
    const text = asked.slice(0, length).join(' ')
    const terms = lexicon.meanings.get(searchKey(text))
    if (terms) return { read: [{ kind: 'terms', text: isNot ? `-${text}` : text, terms, isNot }], length }
  }
  const read = readWord(asked[0]!, lexicon).map((terms): Piece => ({
    kind: 'terms',
    text: first,
    terms,
    isNot,
  }))
  return { read, length: 1 }
}

/** '리액트개발자' is two names in one word. */
const CALLED = /^(.+?)(개발자|엔지니어|디자이너|마케터)$/u

function readWord(word: string, lexicon: Lexicon): (readonly Term[])[] {
  const key = searchKey(word)
  if (key === '') return []
  if ([...key].every((letter) => canBeChoseong(letter)) && key.length > 1) {
    const found = byInitials(lexicon, key)
    if (found.length > 0) return [found]
  }
  const [, name = '', calling = ''] = CALLED.exec(word) ?? []
  const [named, called] = [lexicon.meanings.get(searchKey(name)), lexicon.meanings.get(searchKey(calling))]
  if (named && called) return [named, called]
  const meant = nearest(lexicon, word)
  if (meant !== null) return [lexicon.meanings.get(meant)!]
  return [[{ kind: 'word', name: word.toLowerCase() }]]
}

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
