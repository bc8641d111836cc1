import type { Piece } from './read-query.ts'

const letters = { skill: 's', job: 'j', group: 'g', word: 'w', years: 'y', hope: 'h' } as const

/**
 * A reading in one line, for tests and for the log of searches that found nobody.
 * @oracle
 */
export const written = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind !== 'terms')
        return `${letters[piece.kind]}:${piece.bounds.min ?? ''}-${piece.bounds.max ?? ''}`
      return (
        (piece.isNot ? '!' : '') + piece.terms.map(({ kind, name }) => `${letters[kind]}:${name}`).join('|')
      )
    })
    .join(' ')
