import type { Situation } from '../errors/catalogue.ts'
import type { OfferStatus } from './offer.ts'
import { effectiveStatus, nextStatus, type OfferAct } from './status.ts'

/** The body of PATCH /users/offers/group/{groupId}. */
export type GroupPatch = { isLike: boolean; offerItems: readonly string[] }

export type GroupDecision =
  | { ok: true; act: OfferAct; status: OfferStatus; selectedIds: readonly string[] }
  | { ok: false; situation: Situation }

type Decidable = { status: OfferStatus; expiredAt: Date; offerItems: readonly { id: string }[] }

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

/** The connect button shows the count, or what to do first (OFR-7). */
export function selectionButton(count: number): { text: string; enabled: boolean } {
  return count > 0
    ? { text: `${count}곳과 커피챗 연결하기`, enabled: true }
    : { text: '회사를 골라 주세요', enabled: false }
}

export function toggle(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
}

export function connect(selected: readonly string[]): GroupPatch {
  return { isLike: true, offerItems: selected }
}

/** Offered only while nothing is selected. Both answers send no items; they differ in isLike. */
export const hardToChoose = {
  link: '지금은 고르기 어려워요',
  title: '에이전트와 이야기하고 정할까요?',
  body: '궁금한 점을 함께 살펴보고 골라도 돼요.',
  yes: { button: '이야기하고 정할래요', patch: { isLike: true, offerItems: [] } },
  no: { button: '이번에는 넘어갈래요', patch: { isLike: false, offerItems: [] } },
} as const satisfies Record<string, string | { button: string; patch: GroupPatch }>
