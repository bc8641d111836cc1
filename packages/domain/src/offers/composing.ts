import { TEXT_AREA } from '../text/length.ts'
import { rangeProblems, type SalaryProblems } from './salary-range.ts'
import { unfilledProblem } from './template.ts'
import { type PayParts, payProblems, type PayProblems } from './whole-pay.ts'

/** What a sender may write (BIZ-3). */
export const COMPOSING = {
  positionLimit: 60,
  messageLimit: TEXT_AREA.limit,
  benefits: { max: 10, limit: 30 },
  curation: { min: 2, max: 10 },
} as const

export type Draft = {
  isJustMessage: boolean
  salaryMin: number | null
  salaryMax: number | null
  /** What is named besides the base (OFR-15). */
  pay: PayParts | null
  position: string
  message: string
}

export type DraftProblems = SalaryProblems & PayProblems & { position?: string; message?: string }

const needed = {
  position: '포지션을 입력해 주세요',
  message: '메시지를 입력해 주세요',
}

/** What is missing or wrong, by field; an offer names a salary and a position, a message only says something. */
export function draftProblems(draft: Draft): DraftProblems {
  const problems: DraftProblems = {}
  const message = draft.message.trim() === '' ? needed.message : unfilledProblem(draft.message)
  if (message) problems.message = message
  if (draft.isJustMessage) return problems
  if (draft.position.trim() === '') problems.position = needed.position
  return { ...problems, ...rangeProblems(draft), ...(draft.pay && payProblems(draft.pay)) }
}
