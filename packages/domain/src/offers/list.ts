import { kstDay } from '../kst.ts'
import type { Page } from '../page.ts'
import { timeLeft, type TimeLeft } from './deadline.ts'
import type { OfferStatus } from './offer.ts'
import { effectiveStatus, offerFlags } from './status.ts'

/** /my/attack, /my/attack/select and /my/attack/expired (OFR-9). */
const listModes = ['all', 'select', 'expired'] as const
export type ListMode = (typeof listModes)[number]

export type ListedOffer = { id: string; status: OfferStatus; expiredAt: Date; createdAt: Date }

function isInMode(offer: ListedOffer, mode: ListMode, now: Date): boolean {
  const flags = offerFlags(offer, now)
  switch (mode) {
    case 'all':
      return true
    case 'select':
      return flags.isSelected
    case 'expired':
      return flags.isExpired
  }
}

/** Open offers first, the soonest deadline on top; then what is decided or over, newest first. */
export function listOffers<Item extends ListedOffer>(
  offers: readonly Item[],
  mode: ListMode,
  now: Date,
): Item[] {
  return offers.filter((offer) => isInMode(offer, mode, now)).toSorted((a, b) => order(a, b, now))
}

function order(a: ListedOffer, b: ListedOffer, now: Date): number {
  const aOpen = effectiveStatus(a, now) === 'WAITING'
  const bOpen = effectiveStatus(b, now) === 'WAITING'
  if (aOpen !== bOpen) return aOpen ? -1 : 1
  const soonest = aOpen ? kstDay(a.expiredAt) - kstDay(b.expiredAt) : 0
  return soonest || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

/** What GET /v3/users/my/attack answers. */
export type HomeData = {
  isActivate: boolean
  isOffered: boolean
  selectedOfferCount: number
  recentOfferItem: { id: string; offerGroupId: string | null; expiredAt: Date } | null
}

export type HomeCard =
  | { kind: 'republish'; to: Page }
  | { kind: 'countdown'; left: Exclude<TimeLeft, { kind: 'over' }> }
  | { kind: 'no-offer' }
  | { kind: 'all-offers'; to: Page }

/** OFR-10. A recent offer whose deadline has passed meanwhile is no longer recent (OFR-12). */
export function homeCard(home: HomeData, now: Date): HomeCard {
  if (!home.isActivate) return { kind: 'republish', to: '/my/retry' }
  const recent = home.recentOfferItem
  const left = recent && timeLeft(recent.expiredAt, now)
  if (recent && left && left.kind !== 'over') return { kind: 'countdown', left }
  if (!home.isOffered) return { kind: 'no-offer' }
  return { kind: 'all-offers', to: home.selectedOfferCount > 0 ? '/my/attack/select' : '/my/attack' }
}
