import type { Bounds } from './numbers.ts'
import type { Piece } from './pieces.ts'

/** The line with another text for one of its pieces; an empty text removes the piece. */
export function lineWith(read: readonly Piece[], replaced: Piece, text: string): string {
  const texts = read.map((piece) => {
    if (piece === replaced) return text
    // '리액트개발자' is one word and two pieces: the other piece is written by its name.
    return piece.text === replaced.text ? nameText(piece) : piece.text
  })
  return [...new Set(texts.filter((text) => text !== ''))].join(' ')
}

function nameText(piece: Piece): string {
  if (piece.kind === 'terms')
    return (piece.isNot ? '-' : '') + piece.terms.map(({ name }) => name).join(' or ')
  return piece.kind === 'status' || piece.kind === 'aside' ? piece.text : boundsText(piece.kind, piece.bounds)
}

/** Years and money as they are typed, so that reading them gives the same bounds: '4~6년', '6000만원 이상'. */
export function boundsText(kind: 'years' | 'hope' | 'income', { min, max }: Bounds): string {
  if (min === null && max === null) return ''
  if (kind === 'income') return `현재 연봉 ${boundsText('hope', { min, max })}`
  const unit = kind === 'years' ? '년' : '만원'
  if (min !== null && max !== null) return `${min}~${max}${unit}`
  if (min !== null) return `${min}${unit} 이상`
  return max === null ? '' : `${max}${unit} 이하`
}
