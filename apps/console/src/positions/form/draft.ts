import { POSITION } from '@coffeeattack/domain/positions/position'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { readSalary } from '@coffeeattack/domain/salary/limits'
import { isRecord } from '../../drafts/kept.ts'
import { emptyPay, keptPay, partsIn, type PayDraft, payDraftOf } from '../../offers/compose/pay-draft.ts'
import type { Position } from '../queries.ts'

/** A position's fields as typed. */
export type Draft = {
  title: string
  jobLabel: string
  jobSubLabel: string
  yearsMin: string
  yearsMax: string
  salaryMin: string
  salaryMax: string
  pay: PayDraft
  mustHaves: readonly string[]
  benefits: readonly string[]
  interviewers: readonly string[]
  place: string
  link: string
  message: string
  /** The version that the form started from; 0 for a new position. */
  version: number
}

export const emptyDraft: Draft = {
  title: '',
  jobLabel: '',
  jobSubLabel: '',
  yearsMin: '',
  yearsMax: '',
  salaryMin: '',
  salaryMax: '',
  pay: emptyPay,
  mustHaves: [],
  benefits: [],
  interviewers: [],
  place: '',
  link: '',
  message: '',
  version: 0,
}

const text = (value: number | null) => (value === null ? '' : String(value))

export const draftOf = (position: Position): Draft => ({
  title: position.title,
  jobLabel: position.jobLabel,
  jobSubLabel: position.jobSubLabel ?? '',
  yearsMin: text(position.yearsMin),
  yearsMax: text(position.yearsMax),
  salaryMin: groupDigits(position.salaryMin),
  salaryMax: groupDigits(position.salaryMax),
  pay: payDraftOf(position.pay),
  mustHaves: position.mustHaves,
  benefits: position.benefits,
  interviewers: position.interviewers,
  place: position.place,
  link: position.link ?? '',
  message: position.message,
  version: position.version,
})

/** '5' to '50'; longer input is cut. */
export const yearsAsTyped = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 2)
  return digits === '' ? '' : String(Math.min(Number(digits), POSITION.years.max))
}

const yearsIn = (typed: string) => (typed === '' ? null : Number(typed))

export const bodyOf = (draft: Draft) => ({
  title: draft.title,
  jobLabel: draft.jobLabel,
  jobSubLabel: draft.jobSubLabel || null,
  yearsMin: yearsIn(draft.yearsMin),
  yearsMax: yearsIn(draft.yearsMax),
  salaryMin: readSalary(draft.salaryMin),
  salaryMax: readSalary(draft.salaryMax),
  pay: partsIn(draft.pay),
  mustHaves: [...draft.mustHaves],
  benefits: [...draft.benefits],
  interviewers: [...draft.interviewers],
  place: draft.place,
  link: draft.link.trim() === '' ? null : draft.link,
  message: draft.message,
})

const texts = [
  'title',
  'jobLabel',
  'jobSubLabel',
  'yearsMin',
  'yearsMax',
  'salaryMin',
  'salaryMax',
  'place',
  'link',
  'message',
] as const
const lists = ['mustHaves', 'benefits', 'interviewers'] as const

/** Lays a stored draft over the current values; values of another type are ignored. */
export function keptDraft(kept: unknown, empty: Draft): Draft | null {
  if (!isRecord(kept)) return null
  const draft = { ...empty, pay: keptPay(kept['pay']) }
  for (const name of texts) {
    const text = kept[name]
    if (typeof text === 'string') draft[name] = text
  }
  if (typeof kept['version'] === 'number') draft.version = kept['version']
  for (const name of lists) {
    const lines = kept[name]
    if (Array.isArray(lines)) draft[name] = lines.filter((line) => typeof line === 'string')
  }
  return draft
}

/** The newest version with the edits of this form laid over it. */
export function rebasedDraft(newest: Draft, { begun, draft }: { begun: Draft; draft: Draft }): Draft {
  const isOwn = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(begun[name as keyof Draft])
  const own = Object.fromEntries(Object.entries(draft).filter(isOwn)) as Partial<Draft>
  return { ...newest, ...own, version: newest.version }
}
