import { COMPOSING, rangeProblems } from '@coffeeattack/domain/offers/composing'
import { readSalary } from '@coffeeattack/domain/salary/limits'

export type Company = { id: string; name: string; logo: string | null; domain: string }

/** One company of the curation, its fields as typed. */
export type DraftItem = { company: Company; position: string; salaryMin: string; salaryMax: string }

export type Draft = { items: readonly DraftItem[]; message: string }

export const emptyDraft: Draft = { items: [], message: '' }

const { min, max } = COMPOSING.curation

/** A company stands in a curation once, and there is an end to how many one can weigh. */
export function withCompany(draft: Draft, company: Company, position: string): Draft {
  const isThere = draft.items.some((item) => item.company.id === company.id)
  if (isThere || draft.items.length >= max) return draft
  return { ...draft, items: [...draft.items, { company, position, salaryMin: '', salaryMax: '' }] }
}

export function withoutCompany(draft: Draft, id: string): Draft {
  return { ...draft, items: draft.items.filter(({ company }) => company.id !== id) }
}

export function withItem(draft: Draft, id: string, change: Partial<Omit<DraftItem, 'company'>>): Draft {
  const items = draft.items.map((item) => (item.company.id === id ? { ...item, ...change } : item))
  return { ...draft, items }
}

/** By path, as the server names them: `items.0.position`. */
export type Problems = Readonly<Record<string, string>>

/** What keeps it from being sent. A salary may be left out, but not half of one. */
export function problemsOf({ items, message }: Draft): Problems {
  const problems: Record<string, string> = {}
  if (items.length < min) problems['items'] = `회사를 ${min}곳 이상 골라 주세요`
  if (message.trim() === '') problems['message'] = '왜 이 회사들인지 적어 주세요'
  for (const [index, item] of items.entries()) {
    if (item.position.trim() === '') problems[`items.${index}.position`] = '포지션을 입력해 주세요'
    const range = { salaryMin: readSalary(item.salaryMin), salaryMax: readSalary(item.salaryMax) }
    if (range.salaryMin === null && range.salaryMax === null) continue
    for (const [field, problem] of Object.entries(rangeProblems(range)))
      problems[`items.${index}.${field}`] = problem
  }
  return problems
}

export function bodyOf({ items, message }: Draft, candidateId: string) {
  return {
    candidateId,
    message: message.trim(),
    items: items.map(({ company, position, salaryMin, salaryMax }) => ({
      companyId: company.id,
      position: position.trim(),
      salaryMin: readSalary(salaryMin),
      salaryMax: readSalary(salaryMax),
    })),
  }
}
