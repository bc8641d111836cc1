import type { Bounds } from './numbers.ts'
import type { Piece } from './piece.ts'

/**
 * The line with another text for one of its pieces; an empty text removes the piece. Two conditions that stood apart stay apart:
 * without a sign between them, 'iOS(Swift) 개발자' without Swift would be the job 'iOS 개발자'.
 */
export function lineWith(read: readonly Piece[], replaced: Piece, text: string): string {
  let line = ''
  let last: Piece | null = null
  let isApart = false
  const said = new Set<string>()
  for (const piece of read) {
    // '리액트개발자' is one word and two pieces: the other piece is written by its name.
    const own = piece === replaced ? text : piece.text === replaced.text ? nameText(piece) : piece.text
    isApart ||= own === '' || (piece.kind === 'terms' && piece.isApart === true)
    if (own === '' || said.has(own)) continue
    line += last === null ? own : between(last, piece, isApart) + own
    said.add(own)
    last = piece
    isApart = false
  }
  return line
}

/** Only names grow together, with one another and with words. 'java, php 제외' would exclude both. */
function between(one: Piece, other: Piece, isApart: boolean): string {
  if (!isApart || one.kind !== 'terms' || other.kind !== 'terms') return ' '
  if ([...one.terms, ...other.terms].every(({ kind }) => kind === 'word')) return ' '
  return other.isNot ? '; ' : ', '
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
