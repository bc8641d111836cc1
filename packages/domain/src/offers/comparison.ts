import { kstDay } from '../kst.ts'
import { timeLeft } from './deadline.ts'
import type { TimeLeft } from './deadline.ts'
import { increaseRate, topSalary } from './increase-rate.ts'
import type { Offer } from './offer.ts'
import { canAct } from './status.ts'

/** Two to four open offers can be laid side by side (TRUST-3). */
export const COMPARED = { min: 2, max: 4 } as const

export type ComparableOffer = Pick<
  Offer,
  'id' | 'name' | 'position' | 'status' | 'expiredAt' | 'salaryMin' | 'salaryMax' | 'offerItems'
>

export type ComparedOffer = {
  id: string
  name: string
  position: string
  salaryMin: number | null
  salaryMax: number | null
  /** Ends of the salary bar as fractions of the one scale that all offers share, from zero. */
  bar: { min: number; max: number } | null
  raise: number | null
  rate: number | null
  left: TimeLeft
  offerItems: readonly string[]
  /** Benefits that no other compared offer names. */
  onlyHere: readonly string[]
  isHighest: boolean
  isSoonest: boolean
}

export type Compared = { ok: true; scaleMax: number; nowAt: number | null; offers: ComparedOffer[] }

export type Comparison = Compared | { ok: false; why: 'TOO_FEW' | 'TOO_MANY' | 'NOT_OPEN' }

export function compareOffers(
  offers: readonly ComparableOffer[],
  { income, now }: { income: number | null; now: Date },
): Comparison {
  const distinct = [...new Map(offers.map((offer) => [offer.id, offer])).values()]
  if (distinct.length < COMPARED.min) return { ok: false, why: 'TOO_FEW' }
  if (distinct.length > COMPARED.max) return { ok: false, why: 'TOO_MANY' }
  if (!distinct.every((offer) => canAct(offer, now))) return { ok: false, why: 'NOT_OPEN' }

  const tops = distinct.map((offer) => topSalary(offer) ?? 0)
  const highest = Math.max(...tops)
  const scaleMax = Math.max(highest, income ?? 0)
  const soonest = Math.min(...distinct.map(({ expiredAt }) => kstDay(expiredAt)))
  const named = countBenefits(distinct)

  return {
    ok: true,
    scaleMax,
    nowAt: income !== null && scaleMax > 0 ? income / scaleMax : null,
    offers: distinct.map((offer) => {
      const top = topSalary(offer)
      return {
        id: offer.id,
        name: offer.name,
        position: offer.position,
        salaryMin: offer.salaryMin,
        salaryMax: offer.salaryMax,
        bar: top === null ? null : { min: (offer.salaryMin ?? top) / scaleMax, max: top / scaleMax },
        raise: top === null || income === null ? null : top - income,
        rate: increaseRate(income, offer),
        left: timeLeft(offer.expiredAt, now),
        offerItems: offer.offerItems,
        onlyHere: offer.offerItems.filter((item) => named.get(item) === 1),
        isHighest: top !== null && top === highest,
        isSoonest: kstDay(offer.expiredAt) === soonest,
      }
    }),
  }
}

function countBenefits(offers: readonly ComparableOffer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { offerItems } of offers) {
    for (const item of new Set(offerItems)) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return counts
}
