import { defaultQuestions } from '@coffeeattack/domain/coffeechats/questions'
import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { whyNot } from '@coffeeattack/domain/offers/status'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { tellSenders } from '../../notifications/core/tell-senders.ts'
import { dropUnsent } from '../../notifications/core/tell.ts'
import { closeTalks, nameTalk } from '../../rooms/core/nameless-store.ts'
import { openRoom, sayInRoom } from '../../rooms/core/store.ts'
import { openNotifications } from '../core/announce.ts'
import { byCandidate, countRefusal, record } from '../core/store.ts'
import {
  addCoffeechats,
  answerOffer,
  type DecidedOffer,
  type Decider,
  holdOpen,
  isRecruiter,
  recordReveals,
} from './decision-store.ts'
import { findOffer, type OfferRow } from './store.ts'

type AcceptOfferInput = { userId: string; offerId: string }

/** Accepts an offer and creates one coffee chat; accepting again returns the same one (OFR-6). */
export async function acceptOffer({ userId, offerId }: AcceptOfferInput, { db, ids, clock }: ApiDeps) {
  return db.transaction(async (tx) => {
    const { now } = await holdOpen(tx, offerId, { userId, clock })
    const accepted = await answerOffer(tx, offerId, { status: 'MATCHED' }, { userId, now })
    if (!accepted) {
      const { coffeechatId, why } = await offerThatWasNotOpen(tx, offerId, { userId, now })
      if (!coffeechatId) throw new Refusal(why)
      return { coffeechatId }
    }
    const [coffeechatId] = await matchOffers(tx, [accepted], { ids, now })
    await dropUnsent(tx, openNotifications(offerId), now)
    return { coffeechatId: coffeechatId! }
  })
}

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
    if (!refused) throw new Refusal((await offerThatWasNotOpen(tx, offerId, { userId, now })).why)
    await record(tx, [
      byCandidate(
        userId,
        { offerId, groupId: null },
        { event: 'REFUSED', at: now, detail: { reason: refusalReason } },
      ),
    ])
    await countRefusal(tx, refused, refusalReason, now)
    await closeTalks(tx, [offerId], now)
    await dropUnsent(tx, openNotifications(offerId), now)
    const { operatorId, companyId } = refused
    // The webhook has no reason: companies see reasons only in aggregate.
    const sender = { operatorId, companyId }
    const notice = { type: 'OFFER_REFUSED', subject: offerId, ...sender, content: { offerId } } as const
    await tellSenders(tx, [notice], { ids, now })
    return { id: offerId, status: 'REFUSED' as const }
  })
}

/** Why the offer could not be answered. An open offer of a curation is decided with the curation, so alone it does not exist. */
async function offerThatWasNotOpen(
  tx: Queries,
  offerId: string,
  { userId, now }: Decider,
): Promise<OfferRow & { why: Situation }> {
  const offer = await findOffer(tx, userId, offerId, now)
  const why = offer && whyNot({ status: offer.status, expiredAt: deadlineOf(offer.expiryDay) }, now)
  if (!why) throw new Refusal('NOT_FOUND')
  return { ...offer, why }
}

type Match = { offer: DecidedOffer; coffeechatId: string }

/**
 * Everything that follows from selecting offers of one sender: coffee chats with questions, consents to
 * disclose name and contact, ledger entries, a room, and notifications and webhooks for the sender. The
 * person is not notified of their own action. Returns the coffee chats' ids in the order of the offers.
 */
export async function matchOffers(
  tx: Queries,
  offers: readonly DecidedOffer[],
  when: Clock,
): Promise<string[]> {
  const matches = offers.map((offer) => ({ offer, coffeechatId: when.ids.next() }))
  await makeCoffeechats(tx, matches, when)
  await record(
    tx,
    offers.map(({ id, groupId, candidateId }) =>
      byCandidate(candidateId, { offerId: id, groupId }, { event: 'ACCEPTED', at: when.now }),
    ),
  )
  await openTalk(tx, offers[0]!, when)
  await tellOfMatches(tx, matches, when)
  await handOver(
    tx,
    matches.map(({ coffeechatId }) => ({ type: 'coffeechat.matched', coffeechatId })),
    when,
  )
  return matches.map(({ coffeechatId }) => coffeechatId)
}

async function makeCoffeechats(tx: Queries, matches: readonly Match[], { ids, now }: Clock): Promise<void> {
  await addCoffeechats(
    tx,
    matches.map(({ offer: { id, candidateId, companyId, operatorId }, coffeechatId }) => ({
      id: coffeechatId,
      offerId: id,
      candidateId,
      companyId,
      operatorId,
      createdAt: now,
    })),
    matches.flatMap(({ coffeechatId }) =>
      defaultQuestions.map((question, place) => ({
        id: ids.next(),
        coffeechatId,
        position: place + 1,
        question,
      })),
    ),
  )
  await recordReveals(
    tx,
    matches.flatMap(({ offer: { candidateId, companyId } }) =>
      companyId ? [{ id: ids.next(), userId: candidateId, companyId, at: now }] : [],
    ),
  )
}

/**
 * Opens a room with the company for a recruiter's offer, with the agent for an agent's. An anonymous
 * conversation continues in its room (OFR-17).
 */
async function openTalk(
  tx: Queries,
  { id, candidateId, companyId, operatorId }: DecidedOffer,
  when: Clock,
): Promise<void> {
  const isCompanys = await isRecruiter(tx, operatorId)
  const parties = { candidateId, companyId: isCompanys ? companyId : null, operatorId, offerId: id }
  const roomId = await openRoom(tx, parties, when)
  const said = { ...when, by: candidateId }
  if (await nameTalk(tx, { roomId, offerId: id }, when.now))
    await sayInRoom(tx, roomId, namelessLines.named, said)
  await sayInRoom(tx, roomId, sentence(catalogue.OFFER_MATCHED), said)
}

async function tellOfMatches(tx: Queries, matches: readonly Match[], when: Clock): Promise<void> {
  await tellSenders(
    tx,
    matches.map(({ offer: { id, companyId, operatorId }, coffeechatId }) => ({
      type: 'OFFER_MATCHED',
      subject: id,
      operatorId,
      companyId,
      content: { coffeechatId, offerId: id, companyId },
    })),
    when,
  )
}
