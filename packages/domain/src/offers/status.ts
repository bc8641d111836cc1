import type { Situation } from '../errors/catalogue.ts'
import { isPastDeadline } from './deadline.ts'
import type { OfferStatus } from './offer.ts'

/** WAITING is the only state that anything can be done to (OFR-1). */
export const transitions = {
  WAITING: { accept: 'MATCHED', refuse: 'REFUSED', askAgent: 'AGENT', expire: 'EXPIRED' },
  MATCHED: {},
  REFUSED: {},
  AGENT: {},
  EXPIRED: {},
} as const satisfies Record<OfferStatus, Partial<Record<string, OfferStatus>>>

export type OfferAct = keyof (typeof transitions)['WAITING']

/** Where an act leads, or null when the state does not allow it. */
export function nextStatus(status: OfferStatus, act: OfferAct): OfferStatus | null {
  const acts: Partial<Record<OfferAct, OfferStatus>> = transitions[status]
  return acts[act] ?? null
}

type Dated = { status: OfferStatus; expiredAt: Date }

/** What every reader sees: an offer past its deadline is EXPIRED even before the job ran (OFR-12). */
export function effectiveStatus({ status, expiredAt }: Dated, now: Date): OfferStatus {
  return status === 'WAITING' && isPastDeadline(expiredAt, now) ? 'EXPIRED' : status
}

/** Liking, refusing, accepting: all of them ask this first. */
export function canAct(offer: Dated, now: Date): boolean {
  return effectiveStatus(offer, now) === 'WAITING'
}

const refusals = {
  MATCHED: 'OFFER_MATCHED',
  REFUSED: 'OFFER_REFUSED',
  AGENT: 'OFFER_WITH_AGENT',
  EXPIRED: 'OFFER_EXPIRED',
} as const satisfies Record<Exclude<OfferStatus, 'WAITING'>, Situation>

/** Why an act on this offer is answered 409, or null when it may go on. */
export function whyNot(offer: Dated, now: Date): Situation | null {
  const status = effectiveStatus(offer, now)
  return status === 'WAITING' ? null : refusals[status]
}

export type OfferFlags = { isSelected: boolean; isMatched: boolean; isExpired: boolean }

export function offerFlags(offer: Dated, now: Date): OfferFlags {
  const status = effectiveStatus(offer, now)
  return {
    isSelected: status === 'MATCHED',
    isMatched: status === 'MATCHED',
    isExpired: status === 'EXPIRED',
  }
}
