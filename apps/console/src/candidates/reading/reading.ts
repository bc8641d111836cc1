import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'

export type Piece = ApiResult<'GET /console/candidates'>['read'][number]
type Bounds = Extract<Piece, { kind: 'years' }>['bounds']

export type Chip = {
  /** What kind of condition it is: '경력'. */
  readonly kind: string
  readonly value: string
  /** Espresso is a condition, grey a plain word, dashed and struck what is left out. */
  readonly look: 'condition' | 'word' | 'without'
}

const kinds = { skill: '기술', job: '직무', group: '직군', word: '낱말' } as const

/** A piece of the line as its chip shows it. */
export function chipOf(piece: Piece): Chip {
  if (piece.kind === 'years')
    return { kind: '경력', value: between(piece.bounds, '년', String), look: 'condition' }
  if (piece.kind === 'hope')
    return { kind: '희망', value: between(piece.bounds, '만', groupDigits), look: 'condition' }
  const value = piece.terms.map(({ name }) => name).join(' 또는 ')
  const own = new Set(piece.terms.map((term) => kinds[term.kind]))
  const [kind] = own
  if (piece.isNot) return { kind: '제외', value, look: 'without' }
  return {
    kind: own.size === 1 && kind ? kind : '하나라도',
    value,
    look: piece.terms.every((term) => term.kind === 'word') ? 'word' : 'condition',
  }
}

/** '4~6년', '7년 이상', '3년 이하' */
function between({ min, max }: Bounds, unit: string, text: (value: number) => string): string {
  if (min !== null && max !== null)
    return min === max ? `${text(min)}${unit}` : `${text(min)}~${text(max)}${unit}`
  if (min !== null) return `${text(min)}${unit} 이상`
  return max === 0 ? `1${unit} 미만` : `${text(max ?? 0)}${unit} 이하`
}

/** The line without one of its pieces; two that stand in one word go together. */
export const lineWithout = (read: readonly Piece[], taken: Piece): string =>
  [...new Set(read.filter(({ text }) => text !== taken.text).map(({ text }) => text))].join(' ')

/** '‘벡엔드’는 백엔드로 고쳐 읽었어요' */
export function repairText(read: readonly Piece[]): string | null {
  const repaired = read.find((piece) => piece.kind === 'terms' && piece.repairedTo !== null)
  if (repaired?.kind !== 'terms' || repaired.repairedTo === null) return null
  return `‘${repaired.text}’${withJosa(repaired.text, '은/는').slice(repaired.text.length)} ${withJosa(repaired.repairedTo, '으로/로')} 고쳐 읽었어요`
}
