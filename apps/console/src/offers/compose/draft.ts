import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { COMPOSING, draftProblems, type DraftProblems } from '@coffeeattack/domain/offers/composing'
import { linkProblem, settleLink } from '@coffeeattack/domain/profiles/links'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { isRecord } from '../../drafts/kept.ts'
import { emptyPay, keptPay, partsIn, type PayDraft, payDraftOf } from './pay-draft.ts'

/** Where the draft to a candidate is kept on the device. */
export const composePlace = (candidateId: string): string => `offer:${candidateId}`

/** Lays a stored draft over an empty one; null when its shape is wrong. */
export const draftIn = (kept: unknown, empty: Draft): Draft | null =>
  isRecord(kept) ? { ...empty, ...sound(kept) } : null

function sound(kept: Record<string, unknown>): Partial<Draft> {
  const draft: Partial<Draft> = {}
  for (const name of ['salaryMin', 'salaryMax', 'position', 'link', 'message'] as const) {
    const text = kept[name]
    if (typeof text === 'string') draft[name] = text
  }
  const { isJustMessage, offerItems, company, pay, positionId, filled } = kept
  if (typeof positionId === 'string') draft.positionId = positionId
  draft.filled = filledIn(filled)
  if (pay !== undefined) draft.pay = keptPay(pay)
  if (typeof isJustMessage === 'boolean') draft.isJustMessage = isJustMessage
  if (Array.isArray(offerItems))
    draft.offerItems = offerItems.filter((item) => typeof item === 'string').slice(0, COMPOSING.benefits.max)
  if (isRecord(company) && typeof company['id'] === 'string' && typeof company['name'] === 'string') {
    const { id, name, logo, isVerified } = company
    draft.company = {
      id,
      name,
      logo: typeof logo === 'string' ? logo : null,
      isVerified: isVerified === true,
    }
  }
  return draft
}

function filledIn(kept: unknown): Filled | null {
  if (!isRecord(kept)) return null
  const { kind, name } = kept
  if (kind === 'template') return typeof name === 'string' ? { kind, name } : null
  return kind === 'position' || kind === 'typed' ? { kind } : null
}

/** The source of the message: a position, a template, or variables typed here. */
type Filled = { kind: 'position' } | { kind: 'template'; name: string } | { kind: 'typed' }

/** The composer's fields as typed. */
export type Draft = {
  /** The company an agent writes for. */
  company: { id: string; name: string; logo: string | null; isVerified: boolean } | null
  isJustMessage: boolean
  salaryMin: string
  salaryMax: string
  pay: PayDraft
  /** The position of the offer, if any (BIZ-9). */
  positionId: string | null
  position: string
  link: string
  offerItems: readonly string[]
  message: string
  /** The source of the message; null for a message written by hand. */
  filled: Filled | null
}

export const emptyDraft = (position: string): Draft => ({
  company: null,
  isJustMessage: false,
  salaryMin: '',
  salaryMax: '',
  pay: emptyPay,
  positionId: null,
  position,
  link: '',
  offerItems: [],
  message: '',
  filled: null,
})

type WrittenOffer = ApiResult<'POST /console/offers/:id/undo'>

/** The draft of an offer that was taken back. A recruiter writes for the own company and chooses none. */
export const draftOf = (written: WrittenOffer, isForOwnCompany: boolean): Draft => ({
  company: isForOwnCompany ? null : written.company,
  isJustMessage: written.isJustMessage,
  salaryMin: typed(written.salaryMin),
  salaryMax: typed(written.salaryMax),
  pay: payDraftOf(written.pay),
  positionId: written.positionId,
  position: written.position,
  link: written.link ?? '',
  offerItems: written.offerItems,
  message: written.message,
  filled: null,
})

const typed = (salary: number | null): string => (salary === null ? '' : salaryAsTyped(String(salary)))

export const salariesOf = ({ salaryMin, salaryMax }: Pick<Draft, 'salaryMin' | 'salaryMax'>) => ({
  salaryMin: readSalary(salaryMin),
  salaryMax: readSalary(salaryMax),
})

export type Problems = DraftProblems & { link?: string; companyId?: string }

/** The problems that prevent sending, by field. */
export function problemsOf(draft: Draft, needsCompany: boolean): Problems {
  const problems: Problems = draftProblems({ ...draft, ...salariesOf(draft), pay: partsIn(draft.pay) })
  const link = linkProblem(draft.link)
  if (link) problems.link = link
  if (needsCompany && !draft.isJustMessage && !draft.company)
    problems.companyId = '어느 회사의 제안인지 골라 주세요'
  return problems
}

/** The body of the call. A message without an offer has no pay. */
export function bodyOf(draft: Draft, candidateId: string) {
  const { company, isJustMessage, positionId, position, link, offerItems, message } = draft
  const none = { salaryMin: null, salaryMax: null, pay: null }
  return {
    candidateId,
    ...(company && { companyId: company.id }),
    isJustMessage,
    ...(isJustMessage ? none : { ...salariesOf(draft), pay: partsIn(draft.pay) }),
    positionId,
    position: position.trim(),
    link: settleLink(link),
    offerItems: [...offerItems],
    message: message.trim(),
  }
}

/** Adds a benefit. Duplicates, long texts and items above the limit are refused. */
export function withBenefit(items: readonly string[], typed: string): readonly string[] {
  const { max, limit } = COMPOSING.benefits
  const item = Array.from(typed.trim().replaceAll(/\s+/g, ' ')).slice(0, limit).join('')
  return item === '' || items.includes(item) || items.length >= max ? items : [...items, item]
}
