import type { Hire, MetAnswer, Stage } from '../coffeechats/outcome.ts'
import type { Place } from '../coffeechats/place.ts'
import type { Side } from '../coffeechats/times.ts'
import type { CounterAnswer } from '../offers/counter.ts'
import type { OfferStatus } from '../offers/offer.ts'
import type { PipelineDeed } from './stage.ts'

/** The tab that shows an entry. */
export const storyGroups = ['profile', 'offer', 'talk', 'meeting', 'note'] as const
export type StoryGroup = (typeof storyGroups)[number]

export const storySides = ['company', 'candidate', 'system'] as const
export type StorySide = (typeof storySides)[number]

/** One entry of the history, in words. */
export type StoryEntry = {
  id: string
  at: Date
  group: StoryGroup
  side: StorySide
  title: string
  body: string | null
  link: { to: 'room'; id: string } | null
}

type Range = { min: number; max: number }

/** An action of a colleague on the card, with the name of what they chose. */
export type DeedFact = {
  id: string
  deed: PipelineDeed
  at: Date
  by: string
  assignee: string | null
  remindOn: string | null
  position: string | null
}

/** An offer, as it stands today. */
export type OfferFact = {
  id: string
  by: string
  sentAt: Date
  readAt: Date | null
  /** The current salary; null for a mere message. */
  range: Range | null
  status: OfferStatus
  endedAt: Date | null
  counter: {
    amount: number
    note: string
    askedAt: Date
    was: Range
    answer: CounterAnswer | null
    answerNote: string
    answeredAt: Date | null
    answeredBy: string | null
  } | null
}

/** The company's own room: the number of messages and the candidate's last one, as the company may read it. */
export type TalkFact = { roomId: string; count: number; said: string; saidAt: Date }

export type MeetingFact = {
  id: string
  cancelledAt: Date | null
  place: Place | null
  times: {
    id: string
    startsAt: Date
    minutes: number
    proposedBy: Side
    confirmedAt: Date | null
    withdrawnAt: Date | null
    /** The company's own answer; it may not read the candidate's (KEEP-1). */
    said: MetAnswer | null
  }[]
  stages: {
    id: string
    stage: Stage
    onDay: string
    hire: Hire | null
    by: string
    at: Date
    contradictedAt: Date | null
  }[]
  hiredAt: Date | null
}

export type StoryFacts = {
  deeds: readonly DeedFact[]
  offers: readonly OfferFact[]
  talk: TalkFact | null
  meetings: readonly MeetingFact[]
}
