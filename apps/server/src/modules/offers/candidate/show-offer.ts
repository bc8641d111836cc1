import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findGroup, markGroupRead } from './group-store.ts'
import { findOffer, markRead } from './store.ts'
import { showCuration, showWhole } from './show.ts'

export async function showOffer(userId: string, offerId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const offer = await findOffer(db.drizzle, userId, offerId, now)
  if (!offer) throw new Refusal('NOT_FOUND')
  if (!offer.readAt) await markRead(db.drizzle, userId, offerId, now)
  return showWhole(offer, now)
}

export async function showGroup(userId: string, groupId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const group = await findGroup(db.drizzle, userId, groupId, now)
  if (!group) throw new Refusal('NOT_FOUND')
  if (!group.readAt) await markGroupRead(db.drizzle, userId, groupId, now)
  return { ...showCuration(group, now), isNew: false }
}
