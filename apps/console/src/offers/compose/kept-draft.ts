import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { isRecord } from '../../drafts/kept.ts'
import type { Draft, Filled } from './draft.ts'
import { keptPay } from './pay-draft.ts'

/** What was kept, laid over an empty one; anything that is no draft of ours counts as none. */
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
