import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { counterProblem } from '@coffeeattack/domain/offers/counter'
import { topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { whyNot } from '@coffeeattack/domain/offers/status'
import { namelessLine } from '@coffeeattack/domain/rooms/nameless'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { offerCounters } from '../../../platform/db/schema/offers.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { writerOf } from '../../profiles/core/own-writer.ts'
import { byCandidate, record } from '../core/store.ts'
import { type Holder, holdOpen } from './decision-store.ts'
import { dated, showWhole } from './show-offer.ts'
import { findOffer, type OfferRow } from './store.ts'

type CounterOfferInput = { userId: string; offerId: string; amount: number; note: string }

/**
 * Makes a counter-offer once (OFR-16); the offer stays open. The company reads it anonymously, so identifying
 * words are masked before it is stored; the contacts in it are shown once a match has opened them.
 */
export async function counterOffer(
  { userId, offerId, amount, note }: CounterOfferInput,
  { db, ids, clock, secrets }: ApiDeps,
) {
  return db.transaction(async (tx) => {
    const { offer, now } = await heldOffer(tx, offerId, { userId, clock })
    const problem = counterProblem(amount, offer)
    if (problem) throw new Refusal('INVALID_INPUT', { fields: { amount: problem } })
    const words = namelessLine(note.trim(), await writerOf(tx, userId, secrets))
    const was = { wasMin: offer.salaryMin!, wasMax: offer.salaryMax! }
    await tx.insert(offerCounters).values({
      offerId,
      amount,
      note: words.maskedBody,
      openNote: words.body,
      askedAt: now,
      ...was,
    })
    await record(tx, [
      byCandidate(userId, { offerId, groupId: null }, { event: 'COUNTERED', at: now, detail: { amount } }),
    ])
    await tellSender(tx, offer, { ids, now })
    return showWhole((await findOffer(tx, userId, offerId, now))!, now)
  })
}

/** Locks an open offer that has a salary and no counter-offer. Curations are discussed with their agent instead. */
async function heldOffer(tx: Queries, offerId: string, { userId, clock }: Holder) {
  const { isHeld, now } = await holdOpen(tx, offerId, { userId, clock })
  const offer = await findOffer(tx, userId, offerId, now)
  if (!offer || offer.groupId !== null || topSalary(offer) === null) throw new Refusal('NOT_FOUND')
  if (!isHeld) throw new Refusal(whyNot(dated(offer), now) ?? 'NOT_FOUND')
  if (offer.counter) throw new Refusal('COUNTER_USED')
  return { offer, now }
}

/** Notifies the sender and reloads open consoles. */
async function tellSender(tx: Queries, { id, company, operator }: OfferRow, when: Clock) {
  const companyId = company?.id ?? null
  const about = { type: 'OFFER_COUNTERED', subject: id, content: { offerId: id, companyId } } as const
  await tellSenders(tx, [{ ...about, operatorId: operator.id, companyId }], when)
}
