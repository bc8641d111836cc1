import { wholeWeights, type Weights } from '../weights.ts'
import { acceptedFirst, byWeights, gainInterval, listsOf, meanOf, ndcgOf } from './judging.ts'
import { LEARNING, type Outcome, type Verdict } from './outcome.ts'
import { learnWeights } from './regression.ts'

/** One row of the ledger, before it has an id and a day: whatever became of it, it is written down (MATCH-3). */
export type Learnt = {
  readonly outcomes: number
  readonly learnt: number
  readonly heldOut: number
  readonly ndcgBefore: number | null
  readonly ndcg: number | null
  readonly gainLow: number | null
  readonly gainHigh: number | null
  readonly acceptedBefore: number | null
  readonly accepted: number | null
  readonly weights: Weights
  readonly verdict: Verdict
}

type Given = {
  readonly outcomes: readonly Outcome[]
  /** The weights of the order before. */
  readonly before: Weights
  readonly isOn: boolean
  readonly seed: number
}

/**
 * Learns from the earlier outcomes and judges on the later ones: the new order is used only when it puts accepted ones earlier than the order
 * before by more than chance, and no fewer of them in the first third. Null with too few outcomes.
 */
export function learnModel({ outcomes, before, isOn, seed }: Given): Learnt | null {
  if (outcomes.length < LEARNING.outcomes) return null
  const inTime = outcomes.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const cut = inTime.length - Math.round(inTime.length * LEARNING.heldOutShare)
  const [early, late] = [inTime.slice(0, cut), inTime.slice(cut)]
  const counts = { outcomes: outcomes.length, learnt: early.length, heldOut: late.length }
  const raw = learnWeights(early)
  const weights = raw && wholeWeights(raw)
  if (!weights) return { ...counts, ...NOT_JUDGED, weights: before, verdict: 'NO_WEIGHTS' }
  const lists = listsOf(late)
  const [old, fresh] = [byWeights(before), byWeights(weights)]
  const { low, high } = gainInterval(
    lists.map((list) => ndcgOf(list, fresh) - ndcgOf(list, old)),
    seed,
  )
  const acceptedBefore = meanOf(lists.map((list) => acceptedFirst(list, old)))
  const accepted = meanOf(lists.map((list) => acceptedFirst(list, fresh)))
  const isBetter = low > 0 && accepted >= acceptedBefore
  return {
    ...counts,
    ndcgBefore: meanOf(lists.map((list) => ndcgOf(list, old))),
    ndcg: meanOf(lists.map((list) => ndcgOf(list, fresh))),
    gainLow: low,
    gainHigh: high,
    acceptedBefore,
    accepted,
    weights,
    verdict: isBetter ? (isOn ? 'USED' : 'SWITCHED_OFF') : 'NOT_BETTER',
  }
}

const NOT_JUDGED = {
  ndcgBefore: null,
  ndcg: null,
  gainLow: null,
  gainHigh: null,
  acceptedBefore: null,
  accepted: null,
} as const
