import { type SignalName, signalNames } from '../signals.ts'
import type { Outcome } from './outcome.ts'

type Learnt = Readonly<Record<SignalName, number>>

/** Steps of the descent, and how strongly weights are held near zero where little is known. */
const DESCENT = { steps: 300, ridge: 1e-3 } as const

/**
 * A logistic regression of accepting on the signals whose weights never fall below zero: what suits better can never lower the sum
 * (MATCH-3). By projected gradient descent with momentum; seven weights need no library. Null where nothing can be learnt because everybody
 * answered alike.
 */
export function learnWeights(outcomes: readonly Outcome[]): Learnt | null {
  const accepted = outcomes.filter((one) => one.accepted === 1).length
  if (accepted === 0 || accepted === outcomes.length) return null
  const rows = outcomes.map(({ shares }) => signalNames.map((name) => shares[name]))
  const answers = outcomes.map((one) => one.accepted)
  const size = signalNames.length
  let weights = Array<number>(size).fill(0)
  let ahead = weights
  let intercept = Math.log(accepted / (outcomes.length - accepted))
  const step = stepFor(rows)
  for (let turn = 1; turn <= DESCENT.steps; turn++) {
    const { slopes, level } = gradientAt(rows, answers, ahead, intercept)
    const next = ahead.map((weight, place) =>
      Math.max(0, weight - step * (slopes[place]! + DESCENT.ridge * weight)),
    )
    const momentum = (turn - 1) / (turn + 2)
    ahead = next.map((weight, place) => Math.max(0, weight + momentum * (weight - weights[place]!)))
    weights = next
    intercept -= step * level
  }
  return Object.fromEntries(signalNames.map((name, place) => [name, weights[place]!])) as Learnt
}

/** The mean slope of the loss by each weight, and by the intercept. */
function gradientAt(
  rows: readonly (readonly number[])[],
  answers: readonly number[],
  weights: readonly number[],
  intercept: number,
) {
  const slopes = Array<number>(weights.length).fill(0)
  let level = 0
  for (const [at, row] of rows.entries()) {
    let sum = intercept
    for (const [place, value] of row.entries()) sum += value * weights[place]!
    const miss = 1 / (1 + Math.exp(-sum)) - answers[at]!
    level += miss
    for (const [place, value] of row.entries()) slopes[place]! += miss * value
  }
  return { slopes: slopes.map((slope) => slope / rows.length), level: level / rows.length }
}

/** The loss bends at most a quarter of the mean squared length of a row, with the intercept as one more value. */
function stepFor(rows: readonly (readonly number[])[]): number {
  const squares = rows.reduce((all, row) => all + 1 + row.reduce((sum, value) => sum + value * value, 0), 0)
  return 4 / (squares / rows.length)
}
