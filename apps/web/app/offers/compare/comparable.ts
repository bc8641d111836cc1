import {
  COMPARED,
  type ComparedOffer,
  compareOffers,
  type Comparison,
} from '@coffeeattack/domain/offers/comparison'
import { canAct } from '@coffeeattack/domain/offers/status'
import type { OfferEntry } from '../queries.ts'

/** An offer as it is compared, with its entry in the list. */
export type PaidOffer = { offer: ComparedOffer; entry: OfferEntry }

/** Single offers that still wait for an answer; a group has no one salary to draw (TRUST-3). */
export function comparable(entries: readonly OfferEntry[], now: Date): OfferEntry[] {
  return entries.filter(
    ({ offerGroupId, status, expiredAt }) =>
      offerGroupId === null && canAct({ status, expiredAt: new Date(expiredAt) }, now),
  )
}

export function canCompare(entries: readonly OfferEntry[], now: Date): boolean {
  return comparable(entries, now).length >= COMPARED.min
}

/** The chosen offers side by side. An id that is no open offer any more makes the whole choice void. */
export function compareChosen(entries: readonly OfferEntry[], ids: readonly string[], now: Date): Comparison {
  const open = comparable(entries, now)
  const chosen = ids.map((id) => open.find((entry) => entry.id === id)).filter((entry) => entry !== undefined)
  if (chosen.length < ids.length) return { ok: false, why: 'NOT_OPEN' }
  const offers = chosen.map((entry) => ({ ...entry, expiredAt: new Date(entry.expiredAt) }))
  return compareOffers(offers, { income: latestIncome(chosen), now })
}

/** Each offer remembers the income it was held against; today's is the one of the newest. */
function latestIncome(offers: readonly OfferEntry[]): number | null {
  const newest = offers
    .filter(({ incomeBasis }) => incomeBasis !== null)
    .toSorted((a, b) => new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime())
  return newest[0]?.incomeBasis ?? null
}

/** `ids=a,b` of the address. */
export function idsOf(query: string | null): string[] {
  return [...new Set((query ?? '').split(',').filter(Boolean))]
}
