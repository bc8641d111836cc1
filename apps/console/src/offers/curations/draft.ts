import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { type Filling, unfilledProblem } from '@coffeeattack/domain/offers/template'
import { rangeProblems } from '@coffeeattack/domain/offers/salary-range'
import { payProblems, type PayProblems } from '@coffeeattack/domain/offers/whole-pay'
import type { PositionDetails } from '@coffeeattack/domain/positions/candidate-fields'
import { linkProblem, settleLink } from '@coffeeattack/domain/profiles/links'
import { clampSalary, readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { isRecord } from '../../drafts/kept.ts'
import { emptyPay, keptPay, partsIn, type PayDraft, payDraftOf } from '../compose/pay-draft.ts'
import { fitting } from '../compose/prefill.ts'
import type { FittingPosition } from './queries.ts'

/** Reads a stored draft. Items without a company and values of another type are dropped. */
export function draftIn(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null
  const items = Array.isArray(kept['items']) ? kept['items'].flatMap(itemIn) : []
  return { items: onceEach(items).slice(0, COMPOSING.curation.max), message: textIn(kept, 'message') }
}

function itemIn(kept: unknown): DraftItem[] {
  const company = isRecord(kept) && companyIn(kept['company'])
  if (!company) return []
  const text = (name: string) => textIn(kept, name)
  const positionId = text('positionId') || null
  return [
    {
      company,
      positionId,
      details: positionId === null ? null : detailsIn(kept['details']),
      position: text('position'),
      link: text('link'),
      salaryMin: text('salaryMin'),
      salaryMax: text('salaryMax'),
      pay: keptPay(kept['pay']),
      offerItems: textsIn(kept['offerItems']).slice(0, COMPOSING.benefits.max),
      message: text('message'),
    },
  ]
}

const detailsIn = (kept: unknown): PositionDetails | null =>
  isRecord(kept) ? { place: textIn(kept, 'place'), interviewers: textsIn(kept['interviewers']) } : null

const textsIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []

function companyIn(kept: unknown): Company | null {
  if (!isRecord(kept)) return null
  const { id, name, logo } = kept
  if (typeof id !== 'string' || typeof name !== 'string') return null
  return { id, name, logo: typeof logo === 'string' ? logo : null, domain: textIn(kept, 'domain') }
}

const onceEach = (items: readonly DraftItem[]) =>
  items.filter((item, at) => items.findIndex(({ company }) => company.id === item.company.id) === at)

function textIn(kept: Record<string, unknown>, name: string): string {
  const text = kept[name]
  return typeof text === 'string' ? text : ''
}

export type Company = { id: string; name: string; logo: string | null; domain: string }

/** The offer of one company, as typed. */
export type DraftItem = {
  company: Company
  /** The open position that filled it; null for a company that was found by its name. */
  positionId: string | null
  /** What the candidate reads of the position itself. */
  details: PositionDetails | null
  position: string
  link: string
  salaryMin: string
  salaryMax: string
  pay: PayDraft
  offerItems: readonly string[]
  message: string
}

export type Draft = { items: readonly DraftItem[]; message: string }

export const emptyDraft: Draft = { items: [], message: '' }

const { min, max } = COMPOSING.curation

const emptyItem = {
  positionId: null,
  details: null,
  link: '',
  salaryMin: '',
  salaryMax: '',
  pay: emptyPay,
  offerItems: [],
  message: '',
} as const

/** Adds a company by its name, at most once and up to the limit. */
export const withCompany = (draft: Draft, company: Company, position: string): Draft =>
  withNew(draft, { ...emptyItem, company, position })

/** Adds a company with one of its open positions, which fills the offer (BIZ-9). */
export function withPosition(draft: Draft, given: FittingPosition, filling: Filling): Draft {
  const { id, name, logo, domain } = given.company
  const typed = (salary: number) => salaryAsTyped(String(clampSalary(salary)))
  return withNew(draft, {
    company: { id, name, logo, domain },
    positionId: given.id,
    details: { place: given.place, interviewers: given.interviewers },
    position: given.title,
    link: given.link ?? '',
    salaryMin: typed(given.salaryMin),
    salaryMax: typed(given.salaryMax),
    pay: payDraftOf(given.pay),
    offerItems: given.benefits.slice(0, COMPOSING.benefits.max),
    message: fitting(given.message, filling) ?? '',
  })
}

function withNew(draft: Draft, item: DraftItem): Draft {
  const isThere = draft.items.some(({ company }) => company.id === item.company.id)
  return isThere || draft.items.length >= max ? draft : { ...draft, items: [...draft.items, item] }
}

export function withoutCompany(draft: Draft, id: string): Draft {
  return { ...draft, items: draft.items.filter(({ company }) => company.id !== id) }
}

export function withItem(draft: Draft, id: string, change: Partial<Omit<DraftItem, 'company'>>): Draft {
  const items = draft.items.map((item) => (item.company.id === id ? { ...item, ...change } : item))
  return { ...draft, items }
}

/** By path, as in the server's answer: `items.0.position`. */
export type Problems = Readonly<Record<string, string>>

export const salariesOf = ({ salaryMin, salaryMax }: Pick<DraftItem, 'salaryMin' | 'salaryMax'>) => ({
  salaryMin: readSalary(salaryMin),
  salaryMax: readSalary(salaryMax),
})

/** The problems that prevent sending; `chosen` is of the list as a whole. The salary is optional, but must be complete, and is required beside other pay. */
export function problemsOf({ items, message }: Draft): Problems {
  const problems: Record<string, string> = {}
  if (items.length < min) problems['chosen'] = `회사를 ${min}곳 이상 골라 주세요`
  if (message.trim() === '') problems['message'] = '왜 이 회사들인지 적어 주세요'
  for (const [index, item] of items.entries()) {
    if (item.position.trim() === '') problems[`items.${index}.position`] = '포지션을 입력해 주세요'
    const link = linkProblem(item.link)
    if (link) problems[`items.${index}.link`] = link
    const unfilled = unfilledProblem(item.message)
    if (unfilled) problems[`items.${index}.message`] = unfilled
    const range = salariesOf(item)
    const parts = partsIn(item.pay)
    if (range.salaryMin === null && range.salaryMax === null && !parts) continue
    const wrong = { ...rangeProblems(range), ...(parts && payProblems(parts)) }
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem
  }
  return problems
}

/** The pay problems of one company. */
export function payProblemsAt(problems: Problems, path: string): PayProblems {
  const own = Object.entries(problems).filter(([at]) => at.startsWith(`${path}.`))
  return Object.fromEntries(own.map(([at, problem]) => [at.slice(path.length + 1), problem]))
}

export function bodyOf({ items, message }: Draft, candidateId: string, requestId: string | null) {
  return {
    candidateId,
    requestId,
    message: message.trim(),
    items: items.map(({ company, positionId, position, link, offerItems, pay, ...item }) => ({
      companyId: company.id,
      positionId,
      position: position.trim(),
      link: settleLink(link),
      ...salariesOf(item),
      pay: partsIn(pay),
      offerItems: [...offerItems],
      message: item.message.trim(),
    })),
  }
}
