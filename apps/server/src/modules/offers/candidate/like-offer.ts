import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { whyNot } from '@coffeeattack/domain/offers/status'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { byCandidate, record } from '../core/store.ts'
import { likeGroup, likeOffer, type Whose } from './decision-store.ts'
import { findGroup } from './group-store.ts'
import { findOffer } from './store.ts'
import { dated } from './show.ts'

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
