import type { Bounds } from './numbers.ts'
import type { Piece } from './read-query.ts'

/** The line with one of its pieces said otherwise, or left out when nothing is said for it. */
export function lineWith(read: readonly Piece[], taken: Piece, said: string): string {
  const texts = read.map((piece) => {
    if (piece === taken) return said
    // '리액트개발자' is two pieces in one word: what stays of it is written by its name.
    return piece.text === taken.text ? nameText(piece) : piece.text
  })
  return [...new Set(texts.filter((text) => text !== ''))].join(' ')
}

const nameText = (piece: Piece): string =>
  piece.kind === 'terms'
    ? (piece.isNot ? '-' : '') + piece.terms.map(({ name }) => name).join(' or ')
    : boundsText(piece.kind, piece.bounds)

/** Years and money as one would type them, so that they are read as the same: '4~6년', '6000만원 이상'. */
export function boundsText(kind: 'years' | 'hope', { min, max }: Bounds): string {
  const unit = kind === 'years' ? '년' : '만원'
  if (min !== null && max !== null) return `${min}~${max}${unit}`
  if (min !== null) return `${min}${unit} 이상`
  return max === null ? '' : `${max}${unit} 이하`
}
