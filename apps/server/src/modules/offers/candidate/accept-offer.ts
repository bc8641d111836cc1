import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { dropUnsent } from '../../notifications/core/store.ts'
import { answerOffer } from './decision-store.ts'
import { matchOffers } from './match.ts'
import { openNotices } from '../jobs/open-notices.ts'
import { offerThatWasNotOpen } from './why-not.ts'

/** Accepting makes one coffee chat; again it answers the same one (OFR-6). */
export async function acceptOffer(
  { userId, offerId }: { userId: string; offerId: string },
  { db, ids, clock }: ApiDeps,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const accepted = await answerOffer(tx, offerId, { status: 'MATCHED' }, { userId, now })
    if (!accepted) {
      const { coffeechatId, why } = await offerThatWasNotOpen(tx, offerId, { userId, now })
      if (!coffeechatId) throw new Refusal(why)
      return { coffeechatId }
    }
    const [coffeechatId] = await matchOffers(tx, [accepted], { ids, now })
    await dropUnsent(tx, openNotices(offerId), now)
    return { coffeechatId: coffeechatId! }
  })
}
