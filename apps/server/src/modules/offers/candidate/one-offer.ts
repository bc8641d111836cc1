import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { whyNot } from '@coffeeattack/domain/offers/status'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { byCandidate, record } from '../core/store.ts'
import { likeGroup, likeOffer, type Whose } from './decision-store.ts'
import { findGroup, markGroupRead } from './group-store.ts'
import { findOffer, markRead } from './store.ts'
import { dated, showCuration, showWhole } from './show.ts'

type Given = { userId: string; id: string; isLike: boolean }

/** Marks an offer or a group, by the id that the list shows. Only what waits can be marked; once more is harmless. */
export async function setLike({ userId, id, isLike }: Given, { db, clock }: ApiDeps) {
  const whose = { userId, now: clock() }
  return db.transaction(async (tx) => {
    const changed = (await likeOffer(tx, id, isLike, whose)) ?? (await likeGroup(tx, id, isLike, whose))
    if (changed) {
      const event = isLike ? 'LIKED' : 'UNLIKED'
      await record(tx, [byCandidate(userId, changed, { event, at: whose.now })])
    } else {
      await refuseUnlessOpen(tx, id, whose)
    }
    return { id, isLike }
  })
}

async function refuseUnlessOpen(tx: Queries, id: string, { userId, now }: Whose): Promise<void> {
  const found = (await findOffer(tx, userId, id, now)) ?? (await findGroup(tx, userId, id, now))
  const why = found ? whyNot(dated(found), now) : 'NOT_FOUND'
  if (why) throw new Refusal(why)
}

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
