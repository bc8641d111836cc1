import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { whyNotNudge } from '@coffeeattack/domain/offers/reminders'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { nudgeOf } from '../core/store.ts'
import { holdSent } from './counter-store.ts'
import { scopeOf } from './scope.ts'
import { insertNudge, sentOffer } from './sent-store.ts'
import { showOne } from './show-sent.ts'

/**
 * 다시 알리기: one more notification of an unread offer, once (BIZ-13). The offer is locked meanwhile, so that a candidate who
 * reads or answers it at the same moment gets no reminder.
 */
export async function nudgeOffer(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const scope = await scopeOf(caller, deps)
  return deps.db.transaction(async (tx) => {
    await holdSent(tx, scope, id)
    // After the lock: the reminder is stamped later than what it waited for.
    const now = deps.clock()
    const offer = await sentOffer(tx, scope, id)
    await refuseStopped(tx, caller, now)
    if (!offer) throw new Refusal('NOT_FOUND')
    const why = whyNotNudge({ ...offer, expiredAt: deadlineOf(offer.expiryDay) }, now)
    if (why) throw new Refusal(why)
    const isFirst = await insertNudge(tx, { offerId: id, operatorId: caller.operatorId, at: now })
    if (!isFirst) throw new Refusal('OFFER_NUDGED')
    const notice = { ...nudgeOf(id), userId: offer.candidateId, content: { offerId: id } }
    await tellPeople(tx, [notice], { ids: deps.ids, now })
    await changed(tx, ['offers'], [scope.owner.id], now)
    await recordDeed(tx, caller, { action: 'offer.nudge', subject: 'offer', subjectId: id }, now)
    return showOne(tx, await sentOffer(tx, scope, id), caller, deps)
  })
}
