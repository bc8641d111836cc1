import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { isRecord } from '../../drafts/kept.ts'
import { keptPay } from '../compose/pay-draft.ts'
import type { Company, Draft, DraftItem } from './draft.ts'

/** What was kept of a curation; anything that is none of ours counts as nothing, a company without a name as none. */
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
