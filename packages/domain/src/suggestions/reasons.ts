import type { SignalName } from './signals.ts'

/* What screens do with reasons. It needs no signal, so that a page does not load what judges them. */

/** One reason as both sides read it: a sentence, and the points that it adds or takes away. */
export type SuggestionReason = {
  readonly signal: SignalName
  readonly points: number
  readonly text: string
  readonly detail: string | null
}

/** Reasons in the order of their weight, those for it first, and their exact sum (MATCH-3, MATCH-4). */
export type Suggestion = { readonly sum: number; readonly reasons: readonly SuggestionReason[] }

export const sumOf = (reasons: readonly Pick<SuggestionReason, 'points'>[]): number =>
  reasons.reduce((all, { points }) => all + points, 0)

/** Rows that stand for several reasons; they say how many and their sum. */
export type Folded = { readonly count: number; readonly points: number }

/**
 * The strongest reasons, and what is folded away: what is shown always adds up to the sum. A single reason is not folded,
 * because its own sentence is as short. Of reasons against, the two strongest are told (MATCH-4).
 */
export function foldReasons(reasons: readonly SuggestionReason[], shown = { pros: 3, cons: 2 }) {
  const fold = (all: readonly SuggestionReason[], most: number) => {
    const kept = all.length === most + 1 ? all : all.slice(0, most)
    const rest = all.slice(kept.length)
    return { kept, rest: rest.length > 0 ? { count: rest.length, points: sumOf(rest) } : null }
  }
  const pros = fold(
    reasons.filter(({ points }) => points > 0),
    shown.pros,
  )
  const cons = fold(
    reasons.filter(({ points }) => points < 0),
    shown.cons,
  )
  return { pros: pros.kept, otherPros: pros.rest, cons: cons.kept, otherCons: cons.rest }
}

/** '다른 이유 2개' */
export const foldedText = ({ count }: Folded): string => `다른 이유 ${count}개`

/** '+30', '−5' with the sign of the typesetters. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** For screen readers: '맞는 이유를 더하면 81, 걸리는 이유를 빼면 8, 모두 73'. */
export function runText({ reasons, sum }: Suggestion): string {
  const pros = sumOf(reasons.filter(({ points }) => points > 0))
  return `맞는 이유를 더하면 ${pros}, 걸리는 이유를 빼면 ${pros - sum}, 모두 ${sum}`
}
