import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus, offerFlags, whyNot } from '@coffeeattack/domain/offers/status'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { byCandidate, record } from '../core/store.ts'
import { type Decider, saveLike } from './decision-store.ts'
import { findGroup, type GroupRow } from './group-store.ts'
import { findOffer, markRead, type OfferRow } from './store.ts'

export async function showOffer(userId: string, offerId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const offer = await findOffer(db.drizzle, userId, offerId, now)
  if (!offer) throw new Refusal('NOT_FOUND')
  if (!offer.readAt) await markRead(db.drizzle, userId, { offerId, groupId: offer.groupId }, now)
  return showWhole(offer, now)
}

export async function showGroup(userId: string, groupId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const group = await findGroup(db.drizzle, userId, groupId, now)
  if (!group) throw new Refusal('NOT_FOUND')
  if (!group.readAt) await markRead(db.drizzle, userId, { groupId }, now)
  return { ...showCuration(group, now), isNew: false }
}

type Stored = { status: OfferStatus; expiryDay: string }

/** The stored status and deadline, which the domain rules need. */
export const dated = ({ status, expiryDay }: Stored) => ({ status, expiredAt: deadlineOf(expiryDay) })

/** Only an open offer counts as new. */
export const isNew = (status: OfferStatus, readAt: Date | null) => status === 'WAITING' && readAt === null

export const iso = (at: Date | string | null) => at && new Date(at).toISOString()

/** The whole offer. Showing it marks it as read. */
export function showWhole(offer: OfferRow, now: Date) {
  const { readAt: _, expiryDay, ...terms } = offer
  const { isMatched, isExpired } = offerFlags(dated(offer), now)
  return {
    ...terms,
    offerGroupId: offer.groupId,
    type: offer.groupId ? ('SUPER_CURATION' as const) : ('SUPER' as const),
    status: effectiveStatus(dated(offer), now),
    name: offer.company?.name ?? offer.operator.name,
    logo: offer.company?.logo ?? null,
    expiredAt: deadlineOf(expiryDay).toISOString(),
    createdAt: offer.createdAt.toISOString(),
    selectedAt: iso(offer.selectedAt),
    increaseRate: increaseRate(offer.incomeBasis, offer),
    operatorName: offer.operator.name,
    isNew: false,
    isMatched,
    isExpired,
  }
}

/** A curation with its offers, which share one deadline. */
export function showCuration(group: GroupRow, now: Date) {
  const status = effectiveStatus(dated(group), now)
  return {
    groupId: group.groupId,
    status,
    message: group.message,
    expiredAt: deadlineOf(group.expiryDay).toISOString(),
    createdAt: group.createdAt.toISOString(),
    decidedAt: iso(group.decidedAt),
    operatorName: group.operator.name,
    operator: group.operator,
    isLike: group.isLike,
    isNew: isNew(status, group.readAt),
    roomId: group.roomId,
    offerItems: group.offerItems.map((item) => ({
      ...item,
      status: effectiveStatus({ status: item.status, expiredAt: deadlineOf(group.expiryDay) }, now),
      increaseRate: increaseRate(item.incomeBasis, item),
      selectedAt: iso(item.selectedAt),
      createdAt: new Date(item.createdAt).toISOString(),
    })),
  }
}

type LikeInput = { userId: string; id: string; isLike: boolean }

/** Sets the like of an offer or a group, by the id in the list. Only open ones can be liked; repeating it is harmless. */
export async function setLike({ userId, id, isLike }: LikeInput, { db, clock }: ApiDeps) {
  const whose = { userId, now: clock() }
  return db.transaction(async (tx) => {
    const changed = await saveLike(tx, id, isLike, whose)
    if (changed) {
      const event = isLike ? 'LIKED' : 'UNLIKED'
      await record(tx, [byCandidate(userId, changed, { event, at: whose.now })])
    } else {
      await refuseUnlessOpen(tx, id, whose)
    }
    return { id, isLike }
  })
}

async function refuseUnlessOpen(tx: Queries, id: string, { userId, now }: Decider): Promise<void> {
  const found = (await findOffer(tx, userId, id, now)) ?? (await findGroup(tx, userId, id, now))
  const why = found ? whyNot(dated(found), now) : 'NOT_FOUND'
  if (why) throw new Refusal(why)
}
