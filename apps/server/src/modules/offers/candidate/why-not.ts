import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { whyNot } from '@coffeeattack/domain/offers/status'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Whose } from './decision-store.ts'
import { findOffer, type OfferRow } from './store.ts'
import { dated } from './show.ts'

/**
 * After an answer that found nothing to answer: what the offer has become. One that still waits belongs to a group, which
 * is decided as one; alone it does not exist, like an offer of somebody else.
 */
export async function offerThatWasNotOpen(
  tx: Queries,
  offerId: string,
  { userId, now }: Whose,
): Promise<OfferRow & { why: Situation }> {
  const offer = await findOffer(tx, userId, offerId, now)
  const why = offer && whyNot(dated(offer), now)
  if (!why) throw new Refusal('NOT_FOUND')
  return { ...offer, why }
}
