import { listOffers, type ListMode } from '@coffeeattack/domain/offers/list'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import type { OfferEntry } from './queries.ts'

/** An entry as it stands at this moment: the clock may have ended it since it was read (OFR-12). */
export type ListedEntry = { entry: OfferEntry; status: OfferStatus }

/** The entries of a list in their order: what can still be chosen first, the soonest deadline on top. */
export function listed(entries: readonly OfferEntry[], mode: ListMode, now: Date): ListedEntry[] {
  const dated = entries.map((entry) => ({
    id: entry.id,
    status: entry.status,
    expiredAt: new Date(entry.expiredAt),
    createdAt: new Date(entry.createdAt),
    entry,
  }))
  return listOffers(dated, mode, now).map((item) => ({
    entry: item.entry,
    status: effectiveStatus(item, now),
  }))
}
