import { type SignalName, signalNames, signals } from './signals.ts'

/** Points of each signal; whole numbers that make 100 together. */
export type Weights = Readonly<Record<SignalName, number>>

const record = (of: (name: SignalName) => number): Weights =>
  Object.fromEntries(signalNames.map((name) => [name, of(name)])) as Weights

/** As they were set by hand: what a position says it cannot do without counts most, the job next, what can be talked about less. */
export const HAND_WEIGHTS: Weights = record((name) => signals[name].handWeight)

export const HAND_WEIGHTS_SINCE = '2026-11-19'

export const WEIGHTS_SUM = 100

/** Weights of any size as whole points that make 100; the largest rests are rounded up. Null when there is nothing to share out. */
export function wholeWeights(raw: Readonly<Record<SignalName, number>>): Weights | null {
  const sum = signalNames.reduce((all, name) => all + raw[name], 0)
  if (!(sum > 0) || !signalNames.every((name) => raw[name] >= 0)) return null
  const exact = record((name) => (raw[name] / sum) * WEIGHTS_SUM)
  const whole = { ...record((name) => Math.floor(exact[name])) }
  let left = WEIGHTS_SUM - signalNames.reduce((all, name) => all + whole[name], 0)
  const byRest = signalNames.toSorted((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]))
  for (const name of byRest) {
    if (left === 0) break
    whole[name] += 1
    left -= 1
  }
  return whole
}

/** Read from a stored row; null unless it is seven whole numbers of 0 or more that make 100. */
export function readWeights(stored: unknown): Weights | null {
  if (typeof stored !== 'object' || stored === null) return null
  const given = stored as Record<string, unknown>
  const weights = record((name) => (Number.isInteger(given[name]) ? (given[name] as number) : -1))
  const sum = signalNames.reduce((all, name) => all + weights[name], 0)
  return sum === WEIGHTS_SUM && signalNames.every((name) => weights[name] >= 0) ? weights : null
}
