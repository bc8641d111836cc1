import { byWeights, listsOf, meanOf, ndcgOf } from '@coffeeattack/domain/suggestions/learning/judging'
import { learnModel } from '@coffeeattack/domain/suggestions/learning/learn'
import type { Outcome } from '@coffeeattack/domain/suggestions/learning/outcome'
import { marketOutcomes, poisonedFrom } from '@coffeeattack/domain/suggestions/testing/market'
import { HAND_WEIGHTS } from '@coffeeattack/domain/suggestions/weights'

/*
 * npm run proof:match: suggestions on a simulated market with known tastes (MATCH-3). NDCG@10 of the plain order, of the weights set by hand
 * and of learnt ones, on lists that nothing was learnt from, and what becomes of a model whose last month was turned round.
 */

const SEEDS = [11, 22, 33, 44, 55]
const plain = (one: Outcome) => one.plain

const rows = SEEDS.map((seed) => {
  const outcomes = marketOutcomes({ seed, positions: 90, peopleEach: 20 })
  const given = { before: HAND_WEIGHTS, isOn: true, seed: 7 }
  const learnt = learnModel({ ...given, outcomes })!
  const poisoned = learnModel({ ...given, outcomes: poisonedFrom(outcomes, 150) })!
  const lists = listsOf(marketOutcomes({ seed: seed + 1_000, positions: 40, peopleEach: 30 }))
  const ndcg = (order: (one: Outcome) => number) =>
    meanOf(lists.map((list) => ndcgOf(list, order))).toFixed(3)
  return {
    seed,
    plain: ndcg(plain),
    hand: ndcg(byWeights(HAND_WEIGHTS)),
    learnt: ndcg(byWeights(learnt.weights)),
    verdict: learnt.verdict,
    gain: `${learnt.gainLow!.toFixed(3)} to ${learnt.gainHigh!.toFixed(3)}`,
    weights: Object.values(learnt.weights).join(' '),
    'last month turned round': poisoned.verdict,
  }
})

console.table(rows)
if (rows.some((row) => row.verdict !== 'USED' || row['last month turned round'] === 'USED'))
  process.exitCode = 1
