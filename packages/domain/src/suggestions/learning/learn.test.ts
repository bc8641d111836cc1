import { describe, expect, test } from 'vitest'
import { marketOutcomes, poisonedFrom } from '../testing/market.ts'
import { HAND_WEIGHTS, WEIGHTS_SUM } from '../weights.ts'
import { byWeights, listsOf, meanOf, ndcgOf } from './judging.ts'
import { learnModel } from './learn.ts'
import { LEARNING, type Outcome } from './outcome.ts'

/** Today's order of a position's people: must-haves, then a told hope (BIZ-9). */
const byPlain = ({ plain }: Outcome) => plain

const SEEDS = [11, 22, 33, 44, 55]
const given = { before: HAND_WEIGHTS, isOn: true, seed: 7 }
const drawn = new Map<number, Outcome[]>()
function market(seed: number): Outcome[] {
  const outcomes = drawn.get(seed) ?? marketOutcomes({ seed, positions: 90, peopleEach: 20 })
  drawn.set(seed, outcomes)
  return outcomes
}

/** Judged on a market of its own, which nothing was learnt from. */
const fresh = (seed: number) => listsOf(marketOutcomes({ seed: seed + 1_000, positions: 40, peopleEach: 30 }))

describe('[MATCH-3] on a market with known tastes', () => {
  test.each(SEEDS)(
    'learnt weights order better than those of the hand, and these than the plain order (seed %i)',
    (seed) => {
      const learnt = learnModel({ ...given, outcomes: market(seed) })!
      const lists = fresh(seed)
      const ndcg = (order: (one: Outcome) => number) => meanOf(lists.map((list) => ndcgOf(list, order)))
      const [plain, hand, taught] = [byPlain, byWeights(HAND_WEIGHTS), byWeights(learnt.weights)].map(ndcg)
      expect(learnt.verdict).toBe('USED')
      expect(hand!).toBeGreaterThan(plain!)
      expect(taught!).toBeGreaterThan(hand!)
    },
  )

  test.each(SEEDS)('a poisoned last month is not taken into use (seed %i)', (seed) => {
    const outcomes = poisonedFrom(market(seed), 150)
    expect(learnModel({ ...given, outcomes })!.verdict).not.toBe('USED')
  })

  test.each(SEEDS)('outcomes that are all turned round teach nothing that is used (seed %i)', (seed) => {
    const learnt = learnModel({ ...given, outcomes: poisonedFrom(market(seed), 0) })!
    expect(learnt.verdict).not.toBe('USED')
  })
})

describe('[MATCH-3] a model', () => {
  const outcomes = market(11)

  test('is not learnt from fewer than 500 outcomes', () => {
    expect(learnModel({ ...given, outcomes: outcomes.slice(0, LEARNING.outcomes - 1) })).toBeNull()
    expect(learnModel({ ...given, outcomes: outcomes.slice(0, LEARNING.outcomes) })).not.toBeNull()
  })

  test('has weights that never fall below zero and make 100, so what suits better never lowers a sum', () => {
    const { weights } = learnModel({ ...given, outcomes })!
    expect(Object.values(weights).every((weight) => weight >= 0 && Number.isInteger(weight))).toBe(true)
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(WEIGHTS_SUM)
  })

  test('is judged on the later fifth of the outcomes alone', () => {
    const { learnt, heldOut } = learnModel({ ...given, outcomes })!
    expect([learnt, heldOut]).toEqual([1_440, 360])
  })

  test('is the same whenever it is learnt from the same outcomes', () => {
    const turned = outcomes.toReversed()
    const [one, other] = [outcomes, turned].map((all) => learnModel({ ...given, outcomes: all })!)
    expect(other!.weights).toEqual(one!.weights)
  })

  test('that is no better than the order before is not used', () => {
    const first = learnModel({ ...given, outcomes })!
    expect(learnModel({ ...given, before: first.weights, outcomes })!.verdict).toBe('NOT_BETTER')
  })

  test('is learnt but not used while the setting is off', () => {
    expect(learnModel({ ...given, isOn: false, outcomes })!.verdict).toBe('SWITCHED_OFF')
  })

  test('is none where everybody answered alike', () => {
    const alike = outcomes.map((one) => ({ ...one, accepted: 1 as const }))
    expect(learnModel({ ...given, outcomes: alike })!.verdict).toBe('NO_WEIGHTS')
  })
})

test('[MATCH-3] equal scores count as their mean, however the list was written', () => {
  const base = market(22).slice(0, 4)
  const list = base.map((one, place): Outcome => ({ ...one, accepted: place === 0 ? 1 : 0 }))
  const flat = () => 0
  expect(ndcgOf(list, flat)).toBeCloseTo(ndcgOf(list.toReversed(), flat))
  expect(ndcgOf(list, flat)).toBeLessThan(1)
})
