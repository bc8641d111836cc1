import type { Page } from '../page.ts'
import { timeLeft } from './deadline.ts'
import type { TimeLeft } from './deadline.ts'

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
