/** Where a company stands with somebody (BIZ-10), from left to right. */
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

/** As the board's columns are called. */
export const stageNames: Readonly<Record<PipelineStage, string>> = {
  SAVED: '담아 둔 분',
  OFFERED: '어택',
  COFFEECHAT: '커피챗',
  INTERVIEW: '면접',
  TERMS: '처우 협의',
  HIRED: '채용 확정',
  ENDED: '여기까지',
}

/** What only the candidate can give: nothing can be dragged there. */
export const isCandidates = (stage: PipelineStage): boolean => stage === 'COFFEECHAT' || stage === 'HIRED'

/**
 * All that a card's stage follows from.
 * @oracle
 */
export type CardFacts = {
  starredAt: Date | null
  /** When the company put aside somebody it had only starred. */
  closedAt: Date | null
  /** The newest offer of the company's list, as it stands on the day of the reading, and when it ended if it has. */
  offer: { status: 'WAITING' | 'MATCHED' | 'OVER'; at: Date } | null
  /**
   * Of the newest coffee chat that stands, or else of the newest: whether it was called off, what the company last said, and
   * whether both said that it is a hire.
   */
  coffeechat: {
    cancelledAt: Date | null
    stage: 'INTERVIEW' | 'TERMS' | 'HIRED' | 'ENDED' | null
    isHire: boolean
  } | null
}

/**
 * The stage that follows, or none: then there is no card. Triggers keep it (`renew_pipeline_card`); tests hold them against this.
 * @oracle
 */
export function stageOf({ starredAt, closedAt, offer, coffeechat }: CardFacts): PipelineStage | null {
  const meeting = coffeechat && !coffeechat.cancelledAt ? meetingStage(coffeechat) : null
  // Another offer takes nobody back whom the company already talks to.
  if (meeting && meeting !== 'ENDED') return meeting
  if (offer?.status === 'WAITING') return 'OFFERED'
  if (meeting) return meeting
  // Whoever is starred after the last thing ended begins anew.
  const endedAt = latest(coffeechat?.cancelledAt ?? null, offer?.at ?? null, closedAt)
  if (starredAt && (!endedAt || starredAt > endedAt)) return 'SAVED'
  return endedAt ? 'ENDED' : null
}

/** A hire that the company alone has told of still is being talked about. */
function meetingStage({ stage, isHire }: NonNullable<CardFacts['coffeechat']>): PipelineStage {
  if (isHire) return 'HIRED'
  if (stage === null) return 'COFFEECHAT'
  return stage === 'HIRED' ? 'TERMS' : stage
}

const latest = (...moments: readonly (Date | null)[]) =>
  moments.reduce((last, one) => (one && (!last || one > last) ? one : last), null)

/** How one gets from a stage to another: by what the company itself says. */
export type Move = 'RECORD_STAGE' | 'PUT_ASIDE' | 'STAR'

const afterMatch: ReadonlySet<PipelineStage> = new Set(['COFFEECHAT', 'INTERVIEW', 'TERMS', 'ENDED'])

/**
 * What a move means; none where it cannot be made. What a candidate has to give is no move; an offer is written in the
 * composer. `isMatched`: a coffee chat of the two stands.
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

/** What colleagues do to a card, as its story tells it. */
export const pipelineDeeds = ['STARRED', 'PUT_ASIDE', 'ASSIGNED', 'REMINDER_SET', 'POSITION_SET'] as const
export type PipelineDeed = (typeof pipelineDeeds)[number]
