import { isFiller, isFillerBeside } from './fillers.ts'
import type { Lexicon, Term } from './lexicon.ts'
import { mergedNumbers } from './merge-numbers.ts'
import { pastAt } from './past.ts'
import type { Piece, TermsPiece } from './piece.ts'
import { oppositeStatus } from './statuses.ts'
import { type Token, tokensOf } from './tokens.ts'
import { readName, type ReadName } from './words.ts'
import { seniorityOf, without } from './years.ts'

/** How a piece is tied to the one before it. */
type Tie = 'none' | 'list' | 'end' | 'either' | 'sign'
type Said = { readonly piece: Piece; readonly tie: Tie; readonly isSeniority: boolean }

export function readQuery(line: string, lexicon: Lexicon): Piece[] {
  const tokens = tokensOf(line, lexicon)
  const said = saidIn(tokens, lexicon, false)
  // A line of nothing but such words asks for them.
  const all = said.length > 0 ? said : saidIn(tokens, lexicon, true)
  return distinct(mergedNumbers(all))
}

function saidIn(tokens: readonly Token[], lexicon: Lexicon, keepsFillers: boolean): Said[] {
  const said: Said[] = []
  let tie: Tie = 'none'
  let isNot = false
  let isApart = false
  let wasAny = false
  let isClosed = false
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place]!
    place++
    isApart ||= token.kind !== 'word'
    if (token.kind === 'either') tie = token.isSign ? 'sign' : 'either'
    else if (token.kind === 'list' || token.kind === 'end') tie = isClosed ? 'end' : token.kind
    else if (token.kind === 'oneOfThese') joinLast(said)
    else if (token.kind === 'excluding') excludeLast(said, token.text)
    else if (token.kind === 'excludingNext') isNot = true
    else {
      const found = readAt(tokens.slice(place - 1), lexicon, { keepsFillers, before: said.at(-1)?.piece })
      place += found.length - 1
      isApart ||= found.pieces.length === 0
      isClosed = found.pieces.length === 0 && token.kind === 'word' && CLOSING.test(token.text)
      for (const piece of found.pieces) {
        const read = isNot ? excluded(piece, `-${piece.text}`) : piece
        if (read) add(said, { piece: apart(read, isApart), tie, isSeniority: found.isSeniority ?? false })
        tie = 'none'
        isNot = false
        isApart = false
      }
      if (found.isEither) tie = 'either'
      // Behind the last of several nothing more is an alternative: '자바든 코틀린이든 스프링'.
      if (found.isAny) tie = wasAny ? 'end' : 'sign'
      wasAny = found.isAny === true && !wasAny
    }
  }
  return said
}

/** What is required is of another list than what is excluded behind it: '리액트 필수, 뷰 제외'. */
const CLOSING = /^(?:필수|우대|가능|필요)/u

const apart = (piece: Piece, isApart: boolean): Piece =>
  piece.kind === 'terms' && isApart ? { ...piece, isApart } : piece

type Found = {
  pieces: readonly Piece[]
  length: number
  isEither?: boolean
  isAny?: boolean
  isSeniority?: boolean
}
type Around = { keepsFillers: boolean; before: Piece | undefined }

function readAt(tokens: readonly Token[], lexicon: Lexicon, { keepsFillers, before }: Around): Found {
  const [first] = tokens
  if (first?.kind === 'whole') return { pieces: [first.whole], length: 1 }
  const words = wordsOf(tokens)
  const [word = ''] = words
  const low = word.toLowerCase()
  const past = pastAt(words, lexicon, before)
  if (past) return past
  const seniority = readSeniority(word)
  if (seniority) return { pieces: seniority, length: 1, isSeniority: true }
  const name = readName(words, lexicon, before, (text) => isSkipped(text, keepsFillers))
  if (name && (name.length > 1 || !isSkipped(low, keepsFillers))) return asFound(name)
  return { pieces: [], length: 1 }
}

const asFound = ({ pieces, length, isEither, isAny = false }: ReadName): Found => ({
  pieces,
  length,
  isEither,
  isAny,
})

const isSkipped = (word: string, keepsFillers: boolean) =>
  isFiller(word) || (!keepsFillers && isFillerBeside(word))

/** The words up to the next sign, number or operator. */
function wordsOf(tokens: readonly Token[]): string[] {
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  return tokens
    .slice(0, end === -1 ? tokens.length : end)
    .flatMap((token) => (token.kind === 'word' ? token.text : []))
}

function readSeniority(word: string): Piece[] | null {
  const isNot = word.startsWith('-') && word.length > 1
  const seniority = seniorityOf(isNot ? word.slice(1) : word)
  if (!seniority) return null
  const bounds = isNot ? without(seniority) : seniority
  return bounds ? [{ kind: 'years', text: word, bounds }] : []
}

/** The condition turned into its opposite; null for one that has none. */
function excluded(piece: Piece, text: string): Piece | null {
  if (piece.kind === 'terms') return { ...piece, text, isNot: true }
  if (piece.kind === 'status') {
    const status = oppositeStatus(piece.status)
    return status && { kind: 'status', text, status }
  }
  if (piece.kind === 'aside') return piece
  const bounds = without(piece.bounds)
  return bounds && { kind: piece.kind, text, bounds }
}

/** 'java, php 제외' excludes both: the list before the word, as far as it is of one kind. */
function excludeLast(said: Said[], word: string): void {
  for (let place = said.length - 1; place >= 0; place--) {
    const { piece, tie, isSeniority } = said[place]!
    if (piece.kind === 'terms' && piece.isNot) return
    const next = excluded(piece, `${piece.text} ${word}`)
    if (next) said[place] = { piece: next, tie, isSeniority }
    else said.splice(place, 1)
    const before = said[place - 1]?.piece
    if (tie !== 'list' || !before || !isOneKind(before, piece)) return
  }
}

/** 'Java, Kotlin 중 하나': the list before the words is one of alternatives, or the two before them ('뷰랑 리액트 둘 중 하나'). */
function joinLast(said: Said[]): void {
  for (let isFirst = true; said.length > 1; isFirst = false) {
    const [one, other] = said.slice(-2) as [Said, Said]
    const isOfList = other.tie === 'list' || (isFirst && other.tie === 'none')
    if (one.piece.kind !== 'terms' || one.piece.isNot || !isOfList || !isOneKind(one.piece, other.piece))
      return
    said.splice(-1)
    const { tie } = one
    add(said, { ...other, tie: 'either' })
    if (other.tie === 'none') return
    said[said.length - 1] = { ...said.at(-1)!, tie }
  }
}

/** After an 'or' a piece is an alternative to the one before it. A sign joins only what is of one kind: 'Java/Kotlin'. */
function add(said: Said[], next: Said): void {
  const last = said.at(-1)
  const isAlternative =
    last?.piece.kind === 'terms' &&
    next.piece.kind === 'terms' &&
    (next.tie === 'either' || (next.tie === 'sign' && isOneKind(last.piece, next.piece)))
  if (!isAlternative) {
    said.push(next.tie === 'sign' ? { ...next, tie: 'end' } : next)
    return
  }
  const other = next.piece
  const one = ofEmployers(last.piece, other)
  const piece = {
    ...one,
    text: `${one.text} or ${other.text}`,
    terms: eachOnce([...one.terms, ...other.terms]),
  }
  said[said.length - 1] = { ...last, piece }
}

/** '노을클라우드나 두들페이 출신' names two employers. */
const ofEmployers = (one: TermsPiece, other: TermsPiece): TermsPiece =>
  other.terms.every(({ kind }) => kind === 'company') && one.terms.every(({ kind }) => kind === 'word')
    ? { ...one, text: `${one.text} 출신`, terms: one.terms.map(({ name }) => ({ kind: 'company', name })) }
    : one

const eachOnce = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [`${term.kind} ${term.name}`, term])).values(),
]

const isJob = ({ kind }: Term) => kind === 'job' || kind === 'group'

function isOneKind(one: Piece, other: Piece): boolean {
  if (one.kind !== 'terms' || other.kind !== 'terms') return one.kind === other.kind
  return one.terms.some(isJob) === other.terms.some(isJob)
}

/** Removes repeated conditions. */
function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const meaning = JSON.stringify({ ...piece, text: '', isApart: false })
    const isNew = !seen.has(meaning)
    seen.add(meaning)
    return isNew
  })
}
