import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { dropUnsent } from '../../notifications/core/store.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { byCandidate, record, countRefusal } from '../core/store.ts'
import { answerOffer } from './decision-store.ts'
import { openNotices } from '../jobs/open-notices.ts'
import { offerThatWasNotOpen } from './why-not.ts'

type Given = { userId: string; offerId: string; reason: string }

export async function refuseOffer({ userId, offerId, reason }: Given, { db, ids, clock }: ApiDeps) {
  const now = clock()
  const refusalReason = reason.trim()
  return db.transaction(async (tx) => {
    const refused = await answerOffer(tx, offerId, { status: 'REFUSED', refusalReason }, { userId, now })
    if (!refused) throw new Refusal((await offerThatWasNotOpen(tx, offerId, { userId, now })).why)
    await record(tx, [
      byCandidate(
        userId,
        { offerId, groupId: null },
        { event: 'REFUSED', at: now, detail: { reason: refusalReason } },
      ),
    ])
    await countRefusal(tx, refused, refusalReason)
    await dropUnsent(tx, openNotices(offerId), now)
    // The reason stays out of it: companies see reasons only in aggregate.
    await tellOperators(
      tx,
      [
        {
          type: 'OFFER_REFUSED',
          subject: offerId,
          operatorId: refused.operatorId,
          content: { offerId },
        },
      ],
      { ids, now },
    )
    return { id: offerId, status: 'REFUSED' as const }
  })
}
