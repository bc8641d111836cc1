import { type Suggestion, type SuggestionReason, sumOf } from './reasons.ts'
import { type Pair, type SignalName, signalNames, signals } from './signals.ts'
import type { Weights } from './weights.ts'

export function suggestionFor(pair: Pair, weights: Weights): Suggestion {
  const reasons = signalNames.flatMap((signal) =>
    signals[signal].judge(pair).flatMap(({ share, text, detail }) => {
      const points = wholePoints(weights[signal] * share)
      return points === 0 ? [] : [{ signal, points, text, detail }]
    }),
  )
  return { sum: sumOf(reasons), reasons: reasons.toSorted(byWeight) }
}

/** Halves go towards zero, so that no reason is worth more than its share. */
const wholePoints = (points: number): number =>
  Math.sign(points) * Math.ceil(Math.abs(points) - 0.5 - 1e-9) + 0

/** Sorting is stable, so reasons of the same weight stay in the order of the signals. */
const byWeight = (a: SuggestionReason, b: SuggestionReason): number =>
  Number(b.points > 0) - Number(a.points > 0) || Math.abs(b.points) - Math.abs(a.points)

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
