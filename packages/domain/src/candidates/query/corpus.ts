import { AFTERWARDS } from './corpus/afterwards.ts'
import { HELD_OUT } from './corpus/held-out.ts'
import { SEEN } from './corpus/seen.ts'
import type { Piece } from './piece.ts'

/*
 * Lines as Korean recruiters write them in ads, messengers and searches, each with the reading that is meant. Every reading was
 * written before the code was run. The held-out half tells how well the reader does with lines that it was not built by.
 *
 * A reading is a list of pieces in any order: `s:` skill, `j:` job, `g:` group of jobs, `w:` plain word, `u:` school, `m:` major,
 * `e:` former employer, `y:` years, `h:` hope and `i:` disclosed income from-to, `@` status, `?` read but not searched;
 * `|` separates alternatives, `!` is an exclusion.
 */

export type Meant = { readonly group: string; readonly line: string; readonly reading: string }

const linesOf = (text: string): Meant[] =>
  text
    .split('\n# ')
    .slice(1)
    .flatMap((part) => {
      const [group = '', ...lines] = part.split('\n')
      return lines
        .filter((entry) => entry.includes(' →'))
        .map((entry) => {
          const [line = '', reading = ''] = entry.split(/ → ?/u)
          return { group, line, reading: sorted(reading.trim()) }
        })
    })

/** The order of pieces and of alternatives means nothing. Names may contain spaces, so a piece begins where its mark does. */
const sorted = (reading: string): string =>
  reading
    .split(/ (?=!?[sjgwumeyhi]:|@|\?)/u)
    .map((piece) =>
      piece.startsWith('!')
        ? `!${piece.slice(1).split('|').toSorted().join('|')}`
        : piece.split('|').toSorted().join('|'),
    )
    .toSorted()
    .join(' ')

export const CORPUS = {
  seen: linesOf(SEEN),
  heldOut: linesOf(HELD_OUT),
  afterwards: linesOf(AFTERWARDS),
} as const

const LETTERS: Readonly<Record<string, string>> = {
  skill: 's',
  job: 'j',
  group: 'g',
  word: 'w',
  school: 'u',
  major: 'm',
  company: 'e',
  years: 'y',
  hope: 'h',
  income: 'i',
}

/** How a line was read, in the same writing. */
export const writtenAs = (pieces: readonly Piece[]): string => sorted(pieces.map(writtenPiece).join(' '))

/** One piece in the same writing. */
export function writtenPiece(piece: Piece): string {
  if (piece.kind === 'status') return `@${piece.status === 'likesUs' ? 'likes' : piece.status}`
  if (piece.kind === 'aside') return `?${piece.why}`
  if (piece.kind !== 'terms')
    return `${LETTERS[piece.kind]}:${piece.bounds.min ?? ''}-${piece.bounds.max ?? ''}`
  return (piece.isNot ? '!' : '') + piece.terms.map(({ kind, name }) => `${LETTERS[kind]}:${name}`).join('|')
}
