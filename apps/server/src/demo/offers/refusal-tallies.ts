import { countAnswer, type Tally } from '@coffeeattack/domain/figures/in-fives'
import { refusalCode } from '@coffeeattack/domain/offers/refusal-reasons'
import type { refusalTallies } from '../../platform/db/schema/offer-ledger.ts'
import type { Offer } from './offer.ts'

/** Why people refused, counted as the product counts it: each person once, in the order in which they came. */
export function refusalTallyRows(offers: readonly Offer[]): (typeof refusalTallies.$inferInsert)[] {
  const tallies = new Map<string, Tally>()
  const counted = new Set<string>()
  for (const { companyId, candidateId, refusalReason } of refusalsIn(offers)) {
    if (!companyId || !refusalReason || counted.has(`${companyId} ${candidateId}`)) continue
    counted.add(`${companyId} ${candidateId}`)
    const tally = tallies.get(companyId) ?? { told: {}, waiting: {} }
    tallies.set(companyId, countAnswer(tally, refusalCode(refusalReason)))
  }
  return [...tallies].map(([companyId, tally]) => ({ companyId, ...tally }))
}

const refusalsIn = (offers: readonly Offer[]) =>
  offers
    .map(({ row }) => row)
    .filter(({ status }) => status === 'REFUSED')
    .toSorted((a, b) => a.decidedAt!.getTime() - b.decidedAt!.getTime())
