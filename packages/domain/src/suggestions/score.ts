import { type Pair, type SignalName, signalNames, signals } from './signals.ts'
import type { Weights } from './weights.ts'

/** One reason as both sides read it: a sentence, and the points that it adds or takes away. */
export type SuggestionReason = {
  readonly signal: SignalName
  readonly points: number
  readonly text: string
  readonly detail: string | null
}

/** Reasons in the order of their weight, those for it first, and their exact sum (MATCH-3, MATCH-4). */
export type Suggestion = { readonly sum: number; readonly reasons: readonly SuggestionReason[] }

export function suggestionFor(pair: Pair, weights: Weights): Suggestion {
  const reasons = signalNames.flatMap((signal) =>
    signals[signal].judge(pair).flatMap(({ share, text, detail }) => {
      const points = wholePoints(weights[signal] * share)
      return points === 0 ? [] : [{ signal, points, text, detail }]
    }),
  )
  return { sum: sumOf(reasons), reasons: reasons.toSorted(byWeight) }
}

export const sumOf = (reasons: readonly Pick<SuggestionReason, 'points'>[]): number =>
  reasons.reduce((all, { points }) => all + points, 0)

/** Halves go towards zero, so that no reason is worth more than its share. */
const wholePoints = (points: number): number =>
  Math.sign(points) * Math.ceil(Math.abs(points) - 0.5 - 1e-9) + 0

/** Sorting is stable, so reasons of the same weight stay in the order of the signals. */
const byWeight = (a: SuggestionReason, b: SuggestionReason): number =>
  Number(b.points > 0) - Number(a.points > 0) || Math.abs(b.points) - Math.abs(a.points)

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

type Placed = { readonly sum: number; readonly lastActiveAt: Date; readonly id: string }

/** The order of suggestions: the highest sum, then the last activity, then the id so that it is the same every time. */
export const bySum = (a: Placed, b: Placed): number =>
  b.sum - a.sum || b.lastActiveAt.getTime() - a.lastActiveAt.getTime() || (a.id < b.id ? -1 : 1)

/** The signed share of each signal, which weights are learnt from: the same judgement as the list shows, before it is weighed. */
export function sharesOf(pair: Pair): Readonly<Record<SignalName, number>> {
  return Object.fromEntries(
    signalNames.map((name) => [name, signals[name].judge(pair).reduce((all, { share }) => all + share, 0)]),
  ) as Record<SignalName, number>
}
