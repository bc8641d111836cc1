import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import type { Draft } from './draft.ts'
import { keptPay } from './pay-draft.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type DraftOwner = { operatorId: string; candidateId: string }

const keyOf = ({ operatorId, candidateId }: DraftOwner) => `console-draft:${operatorId}:${candidateId}`

/** What was begun for this candidate survives a reload; it stays in this tab and with whoever wrote it. */
export function keepDraft(store: Store, whose: DraftOwner, draft: Draft): void {
  store.setItem(keyOf(whose), JSON.stringify(draft))
}

export function forgetDraft(store: Store, whose: DraftOwner): void {
  store.removeItem(keyOf(whose))
}

/** The kept draft laid over an empty one; anything that is no draft of ours counts as none. */
export function keptDraft(store: Store, whose: DraftOwner, empty: Draft): Draft {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(whose)) ?? 'null')
    return isRecord(kept) ? { ...empty, ...sound(kept) } : empty
  } catch {
    return empty
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sound(kept: Record<string, unknown>): Partial<Draft> {
  const draft: Partial<Draft> = {}
  for (const name of ['salaryMin', 'salaryMax', 'position', 'link', 'message'] as const) {
    const text = kept[name]
    if (typeof text === 'string') draft[name] = text
  }
  const { isJustMessage, offerItems, company, pay } = kept
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
