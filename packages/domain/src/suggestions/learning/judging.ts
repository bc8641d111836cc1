import { type SignalName, signalNames } from '../signals.ts'
import { LEARNING, type Outcome } from './outcome.ts'
import { seededRandom } from './random.ts'

/** How an order scores an outcome; the higher the earlier. */
export type Order = (outcome: Outcome) => number

export const byWeights =
  (weights: Readonly<Record<SignalName, number>>): Order =>
  ({ shares }) =>
    signalNames.reduce((sum, name) => sum + weights[name] * shares[name], 0)

/** Outcomes of one position. Only lists in which somebody accepted and somebody refused can be ordered well or badly. */
export function listsOf(outcomes: readonly Outcome[]): Outcome[][] {
  return [...Map.groupBy(outcomes, ({ position }) => position).values()].filter((list) => {
    const accepted = list.filter((one) => one.accepted === 1).length
    return accepted > 0 && accepted < list.length
  })
}

/**
 * NDCG@10 of one list: accepted ones gain less the later they stand, as a part of the best order's. Equal scores count as their mean, so
 * that no order wins by how the list happened to be written.
 */
export function ndcgOf(list: readonly Outcome[], order: Order): number {
  const tied = Map.groupBy(list, order)
  const scores = [...tied.keys()].toSorted((a, b) => b - a)
  let place = 0
  let gain = 0
  for (const score of scores) {
    const group = tied.get(score)!
    const mean = group.reduce((sum, one) => sum + one.accepted, 0) / group.length
    for (let rest = group.length; rest > 0; rest--, place++)
      if (place < LEARNING.top) gain += mean / Math.log2(place + 2)
  }
  const accepted = list.filter((one) => one.accepted === 1).length
  let best = 0
  for (let at = 0; at < Math.min(accepted, LEARNING.top); at++) best += 1 / Math.log2(at + 2)
  return best === 0 ? 0 : gain / best
}

/** The share of accepted ones in the first third of a list, equal scores as their mean. */
export function acceptedFirst(list: readonly Outcome[], order: Order): number {
  const first = Math.ceil(list.length / 3)
  const tied = Map.groupBy(list, order)
  let left = first
  let accepted = 0
  for (const score of [...tied.keys()].toSorted((a, b) => b - a)) {
    const group = tied.get(score)!
    const taken = Math.min(left, group.length)
    accepted += (taken * group.reduce((sum, one) => sum + one.accepted, 0)) / group.length
    left -= taken
    if (left === 0) break
  }
  return accepted / first
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The interval in which 95 of 100 resamples of the lists have the mean gain; lists are resampled whole, as their outcomes hang together. */
export function gainInterval(gains: readonly number[], seed: number): { low: number; high: number } {
  if (gains.length === 0) return { low: 0, high: 0 }
  const random = seededRandom(seed)
  const means = Array.from({ length: LEARNING.resamples }, () =>
    meanOf(gains.map(() => gains[Math.floor(random() * gains.length)]!)),
  ).toSorted((a, b) => a - b)
  const at = (share: number) => means[Math.min(means.length - 1, Math.floor(share * means.length))]!
  return { low: at(0.025), high: at(0.975) }
}
