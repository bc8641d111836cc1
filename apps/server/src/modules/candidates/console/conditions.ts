import { lineWith } from '@coffeeattack/domain/candidates/query/line'
import type { Piece } from '@coffeeattack/domain/candidates/query/read-query'
import type { Condition } from '@coffeeattack/domain/candidates/saved-search'
import type { Conditions } from './asked.ts'
import { readLine } from './read-line.ts'

/** A search: its line and what is chosen beside it. */
export type Asked = Conditions & { q?: string | undefined }

/** One condition of a search, and the same search without it. */
export type Part = { condition: Condition; piece: Piece | null; rest: Asked }

/** Everything that a search asks for, typed or chosen, one by one. */
export const conditionsIn = (asked: Asked): Condition[] => partsOf(asked).map(({ condition }) => condition)

export function partsOf(asked: Asked): Part[] {
  const read = readLine(asked.q)
  const { jobLabel, jobSubLabel, techStack = [], hashtags = [] } = asked
  const chosen = (condition: Condition, without: Asked): Part => ({
    condition,
    piece: null,
    rest: { ...asked, ...without },
  })
  const without = (names: readonly string[], taken: string) => names.filter((name) => name !== taken)
  return [
    ...read.map((piece) => ({
      condition: conditionOf(piece),
      piece,
      rest: { ...asked, q: lineWith(read, piece, '') },
    })),
    ...(jobSubLabel
      ? [chosen(named('job', jobSubLabel), { jobLabel: undefined, jobSubLabel: undefined })]
      : []),
    ...(jobLabel && !jobSubLabel ? [chosen(named('group', jobLabel), { jobLabel: undefined })] : []),
    ...between('years', asked.yearsMin, asked.yearsMax).map((one) =>
      chosen(one, { yearsMin: undefined, yearsMax: undefined }),
    ),
    ...between('hope', asked.hopeMin, asked.hopeMax).map((one) =>
      chosen(one, { hopeMin: undefined, hopeMax: undefined }),
    ),
    ...between('income', asked.incomeMin, asked.incomeMax).map((one) =>
      chosen(one, { incomeMin: undefined, incomeMax: undefined }),
    ),
    ...techStack.map((name) => chosen(named('skill', name), { techStack: without(techStack, name) })),
    ...hashtags.map((name) => chosen(named('word', name), { hashtags: without(hashtags, name) })),
    ...(asked.likesUs ? [chosen({ kind: 'likesUs' }, { likesUs: undefined })] : []),
  ]
}

const conditionOf = (piece: Piece): Condition =>
  piece.kind === 'terms'
    ? { kind: 'terms', terms: piece.terms, isNot: piece.isNot }
    : { kind: piece.kind, bounds: piece.bounds }

const named = (kind: 'job' | 'group' | 'skill' | 'word', name: string): Condition => ({
  kind: 'terms',
  terms: [{ kind, name }],
  isNot: false,
})

function between(
  kind: 'years' | 'hope' | 'income',
  min: number | undefined,
  max: number | undefined,
): Condition[] {
  if (min === undefined && max === undefined) return []
  return [{ kind, bounds: { min: min ?? null, max: max ?? null } }]
}
