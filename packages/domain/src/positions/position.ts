import { COMPOSING } from '../offers/composing.ts'
import { partLines } from '../offers/pay-words.ko.ts'
import { rangeProblems, type SalaryProblems } from '../offers/salary-range.ts'
import { type PayParts, payProblems, type PayProblems } from '../offers/whole-pay.ts'
import { rangeText } from '../salary/format.ts'
import { mustHaveProblem } from './must-haves.ts'

/** The value of a field by its kind. The contract and the console's form handle each kind once. */
export type FieldValues = {
  text: string
  lines: readonly string[]
  job: string | null
  link: string | null
  years: number | null
  salary: number | null
  pay: PayParts | null
}

export type PositionField =
  | { readonly kind: 'text'; readonly limit: number }
  | { readonly kind: 'lines'; readonly max: number; readonly limit: number }
  | { readonly kind: Exclude<keyof FieldValues, 'text' | 'lines'> }

/**
 * Every field of a position (BIZ-9). The schemas of the contract, the stored values and the drafts of the console follow
 * from these entries. A position fills an offer, so its texts have the limits of an offer.
 */
export const positionFields = {
  title: { kind: 'text', limit: COMPOSING.positionLimit },
  jobLabel: { kind: 'text', limit: 60 },
  /** Null means every job of the group. */
  jobSubLabel: { kind: 'job' },
  yearsMin: { kind: 'years' },
  yearsMax: { kind: 'years' },
  salaryMin: { kind: 'salary' },
  salaryMax: { kind: 'salary' },
  pay: { kind: 'pay' },
  benefits: { kind: 'lines', ...COMPOSING.benefits },
  mustHaves: { kind: 'lines', max: 5, limit: 40 },
  interviewers: { kind: 'lines', max: 5, limit: 20 },
  place: { kind: 'text', limit: 60 },
  link: { kind: 'link' },
  message: { kind: 'text', limit: COMPOSING.messageLimit },
} as const satisfies Record<string, PositionField>

type Fields = typeof positionFields
export type PositionFieldName = keyof Fields
export type KindOf<Name extends PositionFieldName> = Fields[Name]['kind']

export const positionFieldNames = Object.keys(positionFields) as PositionFieldName[]

/** The fields that the list of positions shows; the page of a position shows all. */
export const listedFields = [
  'title',
  'jobLabel',
  'jobSubLabel',
  'yearsMin',
  'yearsMax',
  'salaryMin',
  'salaryMax',
  'mustHaves',
] as const satisfies readonly PositionFieldName[]

/** A position as a recruiter sends it. */
export type PositionDraft = { readonly [Name in PositionFieldName]: FieldValues[KindOf<Name>] }

/** A stored position always has a salary. */
export type StoredPosition = PositionDraft & { readonly salaryMin: number; readonly salaryMax: number }

const emptyValues: FieldValues = {
  text: '',
  lines: [],
  job: null,
  link: null,
  years: null,
  salary: null,
  pay: null,
}

export const emptyPosition = Object.fromEntries(
  positionFieldNames.map((name) => [name, emptyValues[positionFields[name].kind]]),
) as PositionDraft

export const POSITION_YEARS = { min: 0, max: 50, tolerance: 1 } as const

export type PositionProblems = SalaryProblems &
  PayProblems & { title?: string; jobLabel?: string; yearsMax?: string; mustHaves?: string }

type Years = Pick<PositionDraft, 'yearsMin' | 'yearsMax'>

type Checked = Pick<
  PositionDraft,
  keyof Years | 'title' | 'jobLabel' | 'salaryMin' | 'salaryMax' | 'pay' | 'mustHaves'
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

/** '경력 4~8년', '경력 4년 이상', '경력 8년 이하', '경력 무관' */
export function yearsText({ yearsMin, yearsMax }: Years): string {
  if (yearsMin === null && yearsMax === null) return '경력 무관'
  if (yearsMax === null) return `경력 ${yearsMin}년 이상`
  if (yearsMin === null) return `경력 ${yearsMax}년 이하`
  return yearsMin === yearsMax ? `경력 ${yearsMax}년` : `경력 ${yearsMin}~${yearsMax}년`
}

/** The range to search in: one year wider on each side, because people round their years. */
export const yearsAround = ({ yearsMin, yearsMax }: Years): Years => ({
  yearsMin: yearsMin === null ? null : Math.max(POSITION_YEARS.min, yearsMin - POSITION_YEARS.tolerance),
  yearsMax: yearsMax === null ? null : Math.min(POSITION_YEARS.max, yearsMax + POSITION_YEARS.tolerance),
})

type Facts = Pick<
  StoredPosition,
  keyof Years | 'salaryMin' | 'salaryMax' | 'pay' | 'place' | 'benefits' | 'interviewers'
>

/** The line under the title on the position's page. */
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
