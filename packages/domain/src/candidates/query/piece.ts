import type { AsideRead } from './asides.ts'
import type { Term } from './lexicon.ts'
import type { NumberRead } from './numbers.ts'
import type { StatusRead } from './statuses.ts'

/**
 * One condition of a typed line (BIZ-8), with the text it was read from. The console shows it as a chip that can be removed or
 * changed. One of its terms is enough.
 */
export type Piece = TermsPiece | NumberRead | StatusRead | AsideRead

export type TermsPiece = {
  readonly kind: 'terms'
  readonly text: string
  readonly terms: readonly Term[]
  readonly isNot: boolean
  /** The name that a mistyped word was read as. */
  readonly repairedTo: string | null
  /** Something stands between it and the piece before: a sign, a word that is no condition. */
  readonly isApart?: boolean
}
