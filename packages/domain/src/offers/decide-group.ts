import type { Situation } from '../errors/catalogue.ts'
import { effectiveStatus, nextStatus } from './status.ts'
import type { OfferAct } from './status.ts'
import type { OfferStatus } from './offer.ts'
import type { GroupPatch, OfferGroup } from './group.ts'

export type GroupDecision =
  | { ok: true; act: OfferAct; status: OfferStatus; selectedIds: readonly string[] }
  | { ok: false; situation: Situation }

type Decidable = Pick<OfferGroup, 'status' | 'expiredAt'> & { offerItems: readonly { id: string }[] }

/** What a patch makes of a group (OFR-7). Nothing is decided unless the group waits and every id is its own. */
export function decide(group: Decidable, patch: GroupPatch, now: Date): GroupDecision {
  const status = effectiveStatus(group, now)
  if (status === 'EXPIRED') return { ok: false, situation: 'GROUP_EXPIRED' }

  const act = actOf(patch)
  if (!act) return { ok: false, situation: 'INVALID_INPUT' }
  const next = nextStatus(status, act)
  if (!next) return { ok: false, situation: 'GROUP_NOT_WAITING' }

  const selectedIds = [...new Set(patch.offerItems)]
  const own = new Set(group.offerItems.map(({ id }) => id))
  if (!selectedIds.every((id) => own.has(id))) return { ok: false, situation: 'GROUP_FOREIGN_OFFER' }
  return { ok: true, act, status: next, selectedIds }
}

/** Selecting companies and not liking them contradict each other: null. */
function actOf({ isLike, offerItems }: GroupPatch): OfferAct | null {
  if (offerItems.length > 0) return isLike ? 'accept' : null
  return isLike ? 'askAgent' : 'refuse'
}
