import type { PipelineStage } from '../stage.ts'

/* Rules that the database implements in SQL, written once more for the tests that compare the two. */

/** The facts from which a card's stage follows. */
export type CardFacts = {
  starredAt: Date | null
  /** When the company set aside a person it had only starred. */
  closedAt: Date | null
  /** The newest offer of the company, as it stands today, and when it ended. */
  offer: { status: 'WAITING' | 'MATCHED' | 'OVER'; at: Date } | null
  /**
   * The newest active coffee chat, or else the newest: whether it was cancelled, the company's last stage, and whether
   * both sides confirmed a hire.
   */
  coffeechat: {
    cancelledAt: Date | null
    stage: 'INTERVIEW' | 'TERMS' | 'HIRED' | 'ENDED' | null
    isHire: boolean
  } | null
}

/** The stage, or null for no card. Database triggers keep it (`renew_pipeline_card`). */
export function stageOf({ starredAt, closedAt, offer, coffeechat }: CardFacts): PipelineStage | null {
  const meeting = coffeechat && !coffeechat.cancelledAt ? meetingStage(coffeechat) : null
  // A new offer does not move back a person with a coffee chat.
  if (meeting && meeting !== 'ENDED') return meeting
  if (offer?.status === 'WAITING') return 'OFFERED'
  if (meeting) return meeting
  // A star after the last end starts a new card.
  const endedAt = latest(coffeechat?.cancelledAt ?? null, offer?.at ?? null, closedAt)
  if (starredAt && (!endedAt || starredAt > endedAt)) return 'SAVED'
  return endedAt ? 'ENDED' : null
}

/** A hire that only the company recorded is still in negotiation. */
function meetingStage({ stage, isHire }: NonNullable<CardFacts['coffeechat']>): PipelineStage {
  if (isHire) return 'HIRED'
  if (stage === null) return 'COFFEECHAT'
  return stage === 'HIRED' ? 'TERMS' : stage
}

const latest = (...moments: readonly (Date | null)[]) =>
  moments.reduce((last, one) => (one && (!last || one > last) ? one : last), null)
