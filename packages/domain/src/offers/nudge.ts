import type { Situation } from '../errors/catalogue.ts'
import { kstDay } from '../kst.ts'
import type { OfferStatus } from './offer.ts'
import { whyNot } from './status.ts'

/** An offer that was not read may be told of once more, from the second day after it came (BIZ-13). */
const NUDGE = { afterDays: 2 } as const

export type Nudgeable = {
  status: OfferStatus
  expiredAt: Date
  deliverAt: Date
  readAt: Date | null
  nudgedAt: Date | null
  /** A curation is the agent's to speak of, and so is what an agent sent for a company. */
  groupId: string | null
  isMaster: boolean
}

/** Why it cannot be told of again, the most lasting reason first; null when it can. The deadline stays where it is. */
export function whyNotNudge(offer: Nudgeable, now: Date): Situation | null {
  if (offer.groupId !== null || offer.isMaster) return 'NOT_FOUND'
  if (offer.nudgedAt) return 'OFFER_NUDGED'
  const over = whyNot(offer, now)
  if (over) return over
  if (offer.readAt) return 'OFFER_READ'
  return kstDay(now) < kstDay(offer.deliverAt) + NUDGE.afterDays ? 'NUDGE_TOO_EARLY' : null
}
