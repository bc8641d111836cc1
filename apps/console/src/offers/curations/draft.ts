import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { rangeProblems } from '@coffeeattack/domain/offers/salary-range'
import { payProblems, type PayProblems } from '@coffeeattack/domain/offers/whole-pay'
import { readSalary } from '@coffeeattack/domain/salary/limits'
import { isRecord } from '../../drafts/kept.ts'
import { emptyPay, keptPay, partsIn, type PayDraft } from '../compose/pay-draft.ts'

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
  return [
    {
      company,
      position: text('position'),
      salaryMin: text('salaryMin'),
      salaryMax: text('salaryMax'),
      pay: keptPay(kept['pay']),
    },
  ]
}

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

/** One company of the curation, as typed. */
export type DraftItem = {
  company: Company
  position: string
  salaryMin: string
  salaryMax: string
  pay: PayDraft
}

export type Draft = { items: readonly DraftItem[]; message: string }

export const emptyDraft: Draft = { items: [], message: '' }

const { min, max } = COMPOSING.curation

/** Adds a company, at most once and up to the limit. */
export function withCompany(draft: Draft, company: Company, position: string): Draft {
  const isThere = draft.items.some((item) => item.company.id === company.id)
  if (isThere || draft.items.length >= max) return draft
  return {
    ...draft,
    items: [...draft.items, { company, position, salaryMin: '', salaryMax: '', pay: emptyPay }],
  }
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

/** The problems that prevent sending. The salary is optional, but must be complete, and is required beside other pay. */
export function problemsOf({ items, message }: Draft): Problems {
  const problems: Record<string, string> = {}
  if (items.length < min) problems['items'] = `회사를 ${min}곳 이상 골라 주세요`
  if (message.trim() === '') problems['message'] = '왜 이 회사들인지 적어 주세요'
  for (const [index, item] of items.entries()) {
    if (item.position.trim() === '') problems[`items.${index}.position`] = '포지션을 입력해 주세요'
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

export function bodyOf({ items, message }: Draft, candidateId: string) {
  return {
    candidateId,
    message: message.trim(),
    items: items.map(({ company, position, pay, ...salaries }) => ({
      companyId: company.id,
      position: position.trim(),
      ...salariesOf(salaries),
      pay: partsIn(pay),
    })),
  }
}
