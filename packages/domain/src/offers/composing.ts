import { clampSalary, salaryProblem } from '../salary/limits.ts'
import { TEXT_AREA } from '../text/text-area.ts'

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
  position: string
  message: string
}

export type DraftProblems = { salaryMin?: string; salaryMax?: string; position?: string; message?: string }

const needed = {
  salary: '제안할 연봉을 입력해 주세요',
  position: '포지션을 입력해 주세요',
  message: '메시지를 입력해 주세요',
}

/** What is missing or wrong, by field; an offer names a salary and a position, a message only says something. */
export function draftProblems(draft: Draft): DraftProblems {
  const problems: DraftProblems = {}
  if (draft.message.trim() === '') problems.message = needed.message
  if (draft.isJustMessage) return problems
  if (draft.position.trim() === '') problems.position = needed.position
  return { ...problems, ...rangeProblems(draft) }
}

/** A range runs upwards, and both of its ends are salaries. */
export function rangeProblems({
  salaryMin,
  salaryMax,
}: Pick<Draft, 'salaryMin' | 'salaryMax'>): DraftProblems {
  if (salaryMin === null) return { salaryMin: needed.salary }
  if (salaryMax === null) return { salaryMax: needed.salary }
  const min = salaryProblem(salaryMin, 'salary')
  const max = salaryProblem(salaryMax, 'salary')
  if (min) return { salaryMin: min }
  if (max) return { salaryMax: max }
  return clampSalary(salaryMax) < clampSalary(salaryMin) ? { salaryMax: '최소 연봉보다 낮아요' } : {}
}
