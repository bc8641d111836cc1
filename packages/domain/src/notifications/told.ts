import type { OfferStatus } from '../offers/offer.ts'
import type { NotificationType } from './types.ts'

/** An offer or a curated group, as it stands now. */
export type ToldOffer = {
  status: OfferStatus
  expiredAt: Date
  /** It reached the person and was not taken back. */
  isThere: boolean
}

/** A coffee chat, as it stands now. */
export type ToldChat = {
  isCancelled: boolean
  fixedAt: Date | null
  /** The company waits for one of its times to be chosen. */
  hasTimesToChoose: boolean
  hasOpenQuestions: boolean
}

/** A notification and what it is about. Without names: those who may say them add them. */
export type Told = {
  type: NotificationType
  /** What happened, where the type alone does not say it. */
  event: string | null
  /** The meeting of which it was to tell. */
  startsAt: Date | null
  /** The end of the attack period of which it was to tell. */
  endsAt: Date | null
  /** The attack period, while companies see the profile. */
  period: { endsAt: Date } | null
  offer: ToldOffer | null
  chat: ToldChat | null
  room: { isUnread: boolean } | null
}
