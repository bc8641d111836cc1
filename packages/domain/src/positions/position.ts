import { COMPOSING } from '../offers/composing.ts'
import { rangeProblems, type SalaryProblems } from '../offers/salary-range.ts'
import { partLines } from '../offers/pay-words.ko.ts'
import { type PayParts, payProblems, type PayProblems } from '../offers/whole-pay.ts'
import { rangeText } from '../salary/format.ts'
import { mustHaveProblem } from './must-haves.ts'

/** The limits of a position (BIZ-9); what becomes part of an offer has the offer's limits. */
export const POSITION = {
  titleLimit: COMPOSING.positionLimit,
  years: { min: 0, max: 50 },
  mustHaves: { max: 5, limit: 40 },
  interviewers: { max: 5, limit: 20 },
  placeLimit: 60,
  /** People with this much less or more experience are still shown. */
  yearsAround: 1,
} as const

export type PositionDraft = {
  readonly title: string
  readonly jobLabel: string
  readonly yearsMin: number | null
  readonly yearsMax: number | null
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly pay: PayParts | null
  readonly mustHaves: readonly string[]
}

export type PositionProblems = SalaryProblems &
  PayProblems & { title?: string; jobLabel?: string; yearsMax?: string; mustHaves?: string }

/** The errors by field. */
export function positionProblems(draft: PositionDraft): PositionProblems {
  const problems: PositionProblems = {}
  if (draft.title.trim() === '') problems.title = '포지션 이름을 입력해 주세요'
  if (draft.jobLabel.trim() === '') problems.jobLabel = '어떤 직무인지 골라 주세요'
  if (draft.yearsMin !== null && draft.yearsMax !== null && draft.yearsMax < draft.yearsMin)
    problems.yearsMax = '최소 경력보다 짧아요'
  const wrong = draft.mustHaves.map(mustHaveProblem).find((problem) => problem !== null)
  if (wrong) problems.mustHaves = wrong
  return { ...problems, ...rangeProblems(draft), ...(draft.pay && payProblems(draft.pay)) }
}

type Years = { readonly yearsMin: number | null; readonly yearsMax: number | null }

/** '경력 4~8년', '경력 4년 이상', '경력 8년 이하', '경력 무관' */
export function yearsText({ yearsMin, yearsMax }: Years): string {
  if (yearsMin === null && yearsMax === null) return '경력 무관'
  if (yearsMax === null) return `경력 ${yearsMin}년 이상`
  if (yearsMin === null) return `경력 ${yearsMax}년 이하`
  return yearsMin === yearsMax ? `경력 ${yearsMax}년` : `경력 ${yearsMin}~${yearsMax}년`
}

/** The range with tolerance: people round their years. */
export const yearsAround = ({ yearsMin, yearsMax }: Years): Years => ({
  yearsMin: yearsMin === null ? null : Math.max(POSITION.years.min, yearsMin - POSITION.yearsAround),
  yearsMax: yearsMax === null ? null : Math.min(POSITION.years.max, yearsMax + POSITION.yearsAround),
})

type Facts = Years & {
  readonly salaryMin: number
  readonly salaryMax: number
  readonly pay: PayParts | null
  readonly place: string
  readonly benefits: readonly string[]
  readonly interviewers: readonly string[]
}

/** The parts below the title, in order. */
export function factsOf(position: Facts): string[] {
  const { salaryMin, salaryMax, pay, place, benefits, interviewers } = position
  return [
    yearsText(position),
    rangeText(salaryMin, salaryMax),
    ...partLines(pay).map(({ label, figure }) => `${label} ${figure}`),
    ...(place === '' ? [] : [place]),
    ...benefits,
    ...(interviewers.length === 0 ? [] : [`면접 ${interviewers.join(', ')}`]),
  ]
}
