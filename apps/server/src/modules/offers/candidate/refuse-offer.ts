import { countAnswer, people, TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { refusalCode } from '@coffeeattack/domain/offers/refusal-reasons'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { refusalBlocks, refusalTallies } from '../../../platform/db/schema/offers.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { closeTalks } from '../../rooms/core/store.ts'
import { byCandidate, dropNotifications, record } from '../core/store.ts'
import { answerOffer, type DecidedOffer, holdOpen, whyNotAnswered } from './decision-store.ts'

type RefuseOfferInput = { userId: string; offerId: string; reason: string }

/** Refuses an offer for good; the sender learns that, but not why. */
export async function refuseOffer(
  { userId, offerId, reason }: RefuseOfferInput,
  { db, ids, clock }: ApiDeps,
) {
  const refusalReason = reason.trim()
  return db.transaction(async (tx) => {
    const { now } = await holdOpen(tx, offerId, { userId, clock })
    const refused = await answerOffer(tx, offerId, { status: 'REFUSED', refusalReason }, { userId, now })
    if (!refused) throw new Refusal((await whyNotAnswered(tx, offerId, { userId, now })).why)
    await record(tx, [
      byCandidate(
        userId,
        { offerId, groupId: null },
        { event: 'REFUSED', at: now, detail: { reason: refusalReason } },
      ),
    ])
    await countRefusal(tx, refused, refusalReason, now)
    await closeTalks(tx, [offerId], now)
    await dropNotifications(tx, [offerId], now)
    const { operatorId, companyId } = refused
    // The notification has no reason: companies see reasons only in aggregate.
    const sender = { operatorId, companyId }
    const notice = { type: 'OFFER_REFUSED', subject: offerId, ...sender, content: { offerId } } as const
    await tellSenders(tx, [notice], { ids, now })
    return { id: offerId, status: 'REFUSED' as const }
  })
}

/**
 * Counts a refusal reason in the transaction of the refusal. A person counts once, with the first reason, so
 * that later answers change no published number. Concurrent refusals of one company are counted one after the
 * other.
 */
async function countRefusal(
  tx: Queries,
  { id, candidateId, companyId }: DecidedOffer,
  reason: string,
  now: Date,
): Promise<void> {
  if (companyId === null) return
  const first = sql`select ${companyId}::uuid, '{}'::jsonb, '{}'::jsonb where not exists (
    select from offers where company_id = ${companyId} and candidate_id = ${candidateId} and status = 'REFUSED'
      and refusal_reason is not null and id <> ${id})`
  const [tally] = await tx
    .insert(refusalTallies)
    .select(first)
    .onConflictDoUpdate({ target: refusalTallies.companyId, set: { companyId } })
    .returning({ told: refusalTallies.told, waiting: refusalTallies.waiting })
  if (!tally) return
  const { told, waiting } = countAnswer(tally, refusalCode(reason))
  await tx.update(refusalTallies).set({ told, waiting }).where(eq(refusalTallies.companyId, companyId))
  if (people(waiting) > 0) return
  await tx.insert(refusalBlocks).values({ companyId, number: people(told) / TOLD_TOGETHER, told, at: now })
}
