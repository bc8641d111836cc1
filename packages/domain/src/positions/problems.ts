import { rangeProblems, type SalaryProblems } from '../offers/salary-range.ts'
import { payProblems, type PayProblems } from '../offers/whole-pay.ts'
import { mustHaveProblem } from './must-haves.ts'
import type { PositionDraft } from './position.ts'

export type PositionProblems = SalaryProblems &
  PayProblems & { title?: string; jobLabel?: string; yearsMax?: string; mustHaves?: string }

type Checked = Pick<
  PositionDraft,
  'yearsMin' | 'yearsMax' | 'title' | 'jobLabel' | 'salaryMin' | 'salaryMax' | 'pay' | 'mustHaves'
>

/** What is missing or wrong, by field. */
export function positionProblems(draft: Checked): PositionProblems {
  const problems: PositionProblems = {}
  if (draft.title.trim() === '') problems.title = '포지션 이름을 입력해 주세요'
  if (draft.jobLabel.trim() === '') problems.jobLabel = '어떤 직무인지 골라 주세요'
  if (draft.yearsMin !== null && draft.yearsMax !== null && draft.yearsMax < draft.yearsMin)
    problems.yearsMax = '최소 경력보다 짧아요'
  const wrong = draft.mustHaves.map(mustHaveProblem).find((problem) => problem !== null)
  if (wrong) problems.mustHaves = wrong
  return { ...problems, ...rangeProblems(draft), ...(draft.pay && payProblems(draft.pay)) }
}
