import { blankMarks } from '@coffeeattack/domain/text/marks'
import type { Piece } from './reading.ts'

/** What was looked for, as it may stand in a row. */
export function soughtIn(read: readonly Piece[]): string[] {
  return read.flatMap((piece) =>
    piece.kind === 'terms' && !piece.isNot
      ? piece.terms.filter(({ kind }) => kind !== 'group').map(({ name }) => name.toLowerCase())
      : [],
  )
}

export type Marked = { readonly text: string; readonly isHit: boolean }

/** The text in pieces, what was looked for apart from the rest; the longer of two that begin together. */
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

/** What matched stands first, so that nobody has to look for why a row is there. */
export const hitsFirst = (words: readonly string[], sought: readonly string[]): string[] => [
  ...words.filter((word) => isHit(word, sought)),
  ...words.filter((word) => !isHit(word, sought)),
]
