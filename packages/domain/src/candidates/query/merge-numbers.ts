import type { NumberRead } from './numbers.ts'
import type { Piece } from './piece.ts'

/** Numbers said in two parts are one range: '5년 이상 10년 미만'. Years in figures say what '시니어' means. */
export function mergedNumbers(said: readonly { piece: Piece; isSeniority: boolean }[]): Piece[] {
  const hasFigures = said.some(({ piece, isSeniority }) => piece.kind === 'years' && !isSeniority)
  const kept = said.filter(({ isSeniority }) => !(isSeniority && hasFigures))
  const pieces: Piece[] = []
  for (const { piece, isSeniority } of kept) {
    const place = pieces.findIndex(
      (one) => isNumber(one) && one.kind === piece.kind && isNumber(piece) && fits(one, piece, isSeniority),
    )
    if (place === -1 || !isNumber(piece)) pieces.push(piece)
    else pieces[place] = joined(pieces[place] as NumberRead, piece)
  }
  return pieces
}

const isNumber = (piece: Piece): piece is NumberRead =>
  piece.kind === 'years' || piece.kind === 'hope' || piece.kind === 'income'

/** A lower and an upper end, or two words of seniority ('주니어 말고 시니어'). */
function fits({ bounds: one }: NumberRead, { bounds: other }: NumberRead, isSeniority: boolean): boolean {
  const [min, max] = [
    Math.max(one.min ?? 0, other.min ?? 0),
    Math.min(one.max ?? Infinity, other.max ?? Infinity),
  ]
  const areEnds =
    (one.min === null && other.max === null) || (one.max === null && other.min === null) || isSeniority
  return areEnds && min <= max
}

function joined(one: NumberRead, other: NumberRead): NumberRead {
  const larger = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))
  const smaller = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))
  const bounds = {
    min: larger(one.bounds.min, other.bounds.min),
    max: smaller(one.bounds.max, other.bounds.max),
  }
  return { kind: one.kind, text: `${one.text} ${other.text}`, bounds }
}
