import type { Place } from '../coffeechats/place.ts'
import type { OfferStatus } from '../offers/offer.ts'
import type { PactState } from '../pacts/state.ts'

/** An offer or a curated group, as it stands now. */
export type OfferState = {
  status: OfferStatus
  expiredAt: Date
  /** It reached the person and was not taken back. */
  isThere: boolean
  /** The person has opened it. */
  isOpened: boolean
}

/** A coffee chat, as it stands now. */
export type CoffeechatState = {
  isCancelled: boolean
  fixedAt: Date | null
  /** The fixed time, if the one that the notification announces was moved to it. */
  movedTo: Date | null
  /** The company waits for one of its times to be chosen. */
  hasTimesToChoose: boolean
  hasOpenQuestions: boolean
  /** The person has answered how the meeting was that the notification asks about. */
  hasToldOutcome: boolean
}

/** A pact, as it stands now. */
export type PactFact = {
  state: PactState
  /** The notification is about the version that is the newest. */
  isNewest: boolean
}

/** What a candidate's notification is about, as it stands now. It names nobody. */
export type CandidateState = {
  /** What happened, where the type alone does not say it. */
  event: string | null
  /** The start of the meeting that the notification announces. */
  startsAt: Date | null
  /** The end of the attack period that the notification announces. */
  endsAt: Date | null
  /** The current attack period; null while companies do not see the profile. */
  period: { endsAt: Date } | null
  offer: OfferState | null
  chat: CoffeechatState | null
  room: { isUnread: boolean } | null
  pact: PactFact | null
  /** The invitation to confirm a pay can still be answered (KEEP-7). */
  isPaidCheckOpen: boolean
  /** A company's request for a proof. */
  proofRequest: { isOpen: boolean } | null
  /** Suggestions are on, and companies find the profile. */
  isSuggestedTo: boolean
}

/** What the centre may say in addition: only the person reads it, after login. */
export type CandidateFact = CandidateState & {
  /** The company, or else the agent. */
  name: string | null
  /** Where somebody signed in. */
  device: string | null
  companyCount: number
  isGroup: boolean
  /** The offer names no salary. */
  isJustMessage: boolean
}

/**
 * What a text or a push may say: strangers can read it on a locked phone. Salaries and companies are not part of it, so
 * no sentence can contain them.
 */
export type LockScreenFact = Pick<CandidateState, 'event' | 'startsAt'> & {
  /** How many notifications of one type the text announces. */
  count: number
}

/** The candidate an operator's notification is about. Before a match with the operator's side the name is null. */
export type FactPerson = { name: string | null; job: string; months: number }

/** What an operator's notification is about, as it stands now. */
export type OperatorFact = {
  /** Null if the person left, blocked the company, or never had an account. */
  person: FactPerson | null
  offer: { position: string; salaryMin: number | null; salaryMax: number | null } | null
  /** The salary for which the person would meet. */
  counter: number | null
  startsAt: Date | null
  place: Place | null
  /** A line, a question or a wish in the person's own words. */
  said: string | null
  /** The numbers of the nameless questions that it tells of: several of one minute are one notification. */
  question: { first: number; last: number } | null
  companyCount: number
  search: { name: string; count: number } | null
  /** The colleague who caused the notification. */
  colleague: string | null
  /** Somebody waits for an answer from the operator's side. */
  isOpen: boolean
  isCalledOff: boolean
  fixedAt: Date | null
  /** The fixed time, if the one that the notification announces was moved to it. */
  movedTo: Date | null
}

/** The words of one notification in a notification centre. */
export type NotificationWords = { title: string; body: string }
