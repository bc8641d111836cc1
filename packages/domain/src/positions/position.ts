import { COMPOSING } from '../offers/composing.ts'
import { partLines } from '../offers/pay-words.ko.ts'
import { rangeText } from '../salary/format.ts'
import { candidateFields } from './candidate-fields.ts'
import type { FieldValues, PositionField } from './field-kinds.ts'

/**
 * Every field of a position (BIZ-9). The schemas of the contract, the stored values, the drafts of the console and the
 * words of its form follow from these entries. A position fills an offer, so its texts have the limits of an offer.
 */
export const positionFields = {
  title: {
    kind: 'text',
    limit: COMPOSING.positionLimit,
    words: {
      label: '포지션 이름',
      helper: '후보자가 받는 어택에 이 이름으로 보여요.',
      placeholder: '예: 백엔드 개발자 · 결제와 정산',
    },
  },
  jobLabel: {
    kind: 'text',
    limit: 60,
    words: {
      label: '직무',
      helper: '이 직무인 분을 찾아 드려요. 직군 전체를 골라도 돼요.',
      placeholder: '예: 백엔드',
    },
  },
  /** Null means every job of the group. */
  jobSubLabel: { kind: 'job' },
  yearsMin: { kind: 'years', words: { label: '최소 경력' } },
  yearsMax: { kind: 'years', words: { label: '최대 경력' } },
  salaryMin: { kind: 'salary', words: { label: '최소 연봉' } },
  salaryMax: { kind: 'salary', words: { label: '최대 연봉' } },
  pay: { kind: 'pay' },
  benefits: {
    kind: 'lines',
    ...COMPOSING.benefits,
    words: { label: '함께 드리는 것', placeholder: '예: 주 2회 재택' },
  },
  mustHaves: {
    kind: 'lines',
    max: 5,
    limit: 40,
    words: {
      label: '꼭 필요한 것',
      helper: '‘Kotlin 또는 Java’, ‘결제나 정산’처럼 적으면 찾기와 똑같이 읽어요.',
      placeholder: '예: Kotlin 또는 Java',
    },
  },
  ...candidateFields,
  link: { kind: 'link', words: { label: '공고 링크', placeholder: 'https://' } },
  message: {
    kind: 'text',
    limit: COMPOSING.messageLimit,
    words: {
      label: '메시지',
      helper: '이 포지션의 어택이 이 글로 시작돼요. 보내기 전에 고칠 수 있어요.',
    },
  },
} as const satisfies Record<string, PositionField>

type Fields = typeof positionFields
export type PositionFieldName = keyof Fields
export type KindOf<Name extends PositionFieldName> = Fields[Name]['kind']
/** The names of the fields of these kinds. */
export type FieldOf<Kind extends keyof FieldValues> = {
  [Name in PositionFieldName]: KindOf<Name> extends Kind ? Name : never
}[PositionFieldName]

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

type Years = Pick<PositionDraft, 'yearsMin' | 'yearsMax'>

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

/** How many months somebody's career is outside the position's years; negative when it is shorter. */
export function monthsOutside({ yearsMin, yearsMax }: Years, months: number): number {
  if (yearsMin !== null && months < yearsMin * 12) return months - yearsMin * 12
  const most = yearsMax === null ? Infinity : yearsMax * 12 + 11
  return months > most ? months - most : 0
}

type Listed = Pick<StoredPosition, (typeof listedFields)[number]>

/** The two lines of a position in the list: what it is, and what a person must have. */
export const listedLines = (position: Listed) => ({
  facts: [
    position.jobSubLabel ?? position.jobLabel,
    yearsText(position),
    rangeText(position.salaryMin, position.salaryMax),
  ].join(' · '),
  needs:
    position.mustHaves.length > 0
      ? `${positionFields.mustHaves.words.label} ${position.mustHaves.join(', ')}`
      : '',
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
