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

/** How long a move that the candidate will be told of can be taken back (BIZ-10). */
export const MOVE_HELD_MS = 10_000

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
