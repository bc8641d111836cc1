import { blankMarks } from '@coffeeattack/domain/text/marks'
import type { Piece } from './reading.ts'

/** The words of the query that a row may contain. */
export function soughtIn(read: readonly Piece[]): string[] {
  return read.flatMap((piece) =>
    piece.kind === 'terms' && !piece.isNot
      ? piece.terms.filter(({ kind }) => kind !== 'group').map(({ name }) => name.toLowerCase())
      : [],
  )
}

export type Marked = { readonly text: string; readonly isHit: boolean }

/** Splits a text into marked and plain pieces. Of two words that begin at the same place the longer is marked. */
export function marked(text: string, sought: readonly string[]): Marked[] {
  const low = text.toLowerCase()
  const pieces: Marked[] = []
  let from = 0
  while (from < text.length) {
    const next = sought
      .map((word) => ({ at: low.indexOf(word, from), length: word.length }))
      .filter(({ at, length }) => at !== -1 && length > 0)
      .toSorted((a, b) => a.at - b.at || b.length - a.length)[0]
    if (!next) break
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), isHit: false })
    pieces.push({ text: text.slice(next.at, next.at + next.length), isHit: true })
    from = next.at + next.length
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isHit: false }] : pieces
}

const isHit = (masked: string, sought: readonly string[]) =>
  sought.some((word) => word !== '' && blankMarks(masked).toLowerCase().includes(word))

/** Puts matching words first. */
export const matchesFirst = (words: readonly string[], sought: readonly string[]): string[] => [
  ...words.filter((word) => isHit(word, sought)),
  ...words.filter((word) => !isHit(word, sought)),
]
