/** The stages of the pipeline (BIZ-10), from left to right. */
export const pipelineStages = [
  'SAVED',
  'OFFERED',
  'COFFEECHAT',
  'INTERVIEW',
  'TERMS',
  'HIRED',
  'ENDED',
] as const
export type PipelineStage = (typeof pipelineStages)[number]

/** The names of the board's columns. */
export const stageNames: Readonly<Record<PipelineStage, string>> = {
  SAVED: '담아 둔 분',
  OFFERED: '어택',
  COFFEECHAT: '커피챗',
  INTERVIEW: '면접',
  TERMS: '처우 협의',
  HIRED: '채용 확정',
  ENDED: '여기까지',
}

/** The stages that only the candidate can cause: nothing can be dragged there. */
export const isCandidates = (stage: PipelineStage): boolean => stage === 'COFFEECHAT' || stage === 'HIRED'

/**
 * The facts from which a card's stage follows.
 * @oracle
 */
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

/**
 * The stage, or null for no card. Database triggers keep it (`renew_pipeline_card`); tests compare them with this
 * function.
 * @oracle
 */
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

/** The company's own actions that lead from one stage to another. */
export type Move = 'RECORD_STAGE' | 'PUT_ASIDE' | 'STAR'

const afterMatch: ReadonlySet<PipelineStage> = new Set(['COFFEECHAT', 'INTERVIEW', 'TERMS', 'ENDED'])

/**
 * The effect of a move; null if it is not possible. The candidate's decisions are no moves, and an offer is written in
 * the composer. `isMatched`: there is an active coffee chat.
 */
export function moveFrom(
  from: PipelineStage,
  to: PipelineStage,
  { isMatched }: { isMatched: boolean },
): Move | null {
  if (from === to || isCandidates(to) || to === 'OFFERED') return null
  if (isMatched) return afterMatch.has(from) && to !== 'SAVED' ? 'RECORD_STAGE' : null
  if (from === 'SAVED' && to === 'ENDED') return 'PUT_ASIDE'
  return from === 'ENDED' && to === 'SAVED' ? 'STAR' : null
}

/** Actions of colleagues on a card, for its history. */
export const pipelineDeeds = ['STARRED', 'PUT_ASIDE', 'ASSIGNED', 'REMINDER_SET', 'POSITION_SET'] as const
export type PipelineDeed = (typeof pipelineDeeds)[number]
