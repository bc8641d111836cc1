import {
  COMPARED,
  type ComparedOffer,
  compareOffers,
  type Comparison,
} from '@coffeeattack/domain/offers/comparison'
import { canAct } from '@coffeeattack/domain/offers/status'
import type { OfferEntry } from '../queries.ts'

/** A compared offer, with its entry in the list. */
export type PaidOffer = { offer: ComparedOffer; entry: OfferEntry }

/** Open single offers; a group has no single salary to draw (TRUST-3). */
export function comparable(entries: readonly OfferEntry[], now: Date): OfferEntry[] {
  return entries.filter(
    ({ offerGroupId, status, expiredAt }) =>
      offerGroupId === null && canAct({ status, expiredAt: new Date(expiredAt) }, now),
  )
}

export function canCompare(entries: readonly OfferEntry[], now: Date): boolean {
  return comparable(entries, now).length >= COMPARED.min
}

/** The chosen offers. An id that is not an open offer makes the whole choice invalid. */
export function compareChosen(entries: readonly OfferEntry[], ids: readonly string[], now: Date): Comparison {
  const open = comparable(entries, now)
  const chosen = ids.map((id) => open.find((entry) => entry.id === id)).filter((entry) => entry !== undefined)
  if (chosen.length < ids.length) return { ok: false, why: 'NOT_OPEN' }
  const offers = chosen.map((entry) => ({ ...entry, expiredAt: new Date(entry.expiredAt) }))
  return compareOffers(offers, { income: incomeOf(chosen)?.incomeBasis ?? null, now })
}

/** Open offers are all counted from the person's one income (VER-14); the first that names it tells it. */
export function incomeOf<Entry extends Pick<OfferEntry, 'incomeBasis'>>(
  offers: readonly Entry[],
): Entry | null {
  return offers.find(({ incomeBasis }) => incomeBasis !== null) ?? null
}

/** Parses `ids=a,b` of the address. */
export function idsOf(query: string | null): string[] {
  return [...new Set((query ?? '').split(',').filter(Boolean))]
}
