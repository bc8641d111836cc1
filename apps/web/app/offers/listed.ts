import { paths } from '@coffeeattack/contract/pages'
import { listOffers, type ListMode } from '@coffeeattack/domain/offers/list'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { matchPath } from 'react-router'
import type { OfferEntry } from './queries.ts'

/** One screen at three addresses; which one says which list it shows. */
export const lists = [
  { mode: 'all', label: '받은 어택', to: paths.offers() },
  { mode: 'select', label: '고른 어택', to: paths.selectedOffers() },
  { mode: 'expired', label: '지난 어택', to: paths.expiredOffers() },
] as const satisfies readonly { mode: ListMode; label: string; to: string }[]

export const listAt = ({ pathname }: { pathname: string }) =>
  lists.find(({ to }) => matchPath(to, pathname)) ?? lists[0]

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
