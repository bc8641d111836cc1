import { defaultQuestions } from '@coffeeattack/domain/coffeechats/questions'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { mustAllMay } from '../../companies/core/gates.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { nameTalk, openRoom, sayInRoom } from '../../rooms/core/store.ts'
import { byCandidate, dropNotifications, record } from '../core/store.ts'
import {
  addCoffeechats,
  answerOffer,
  type DecidedOffer,
  holdOpen,
  isRecruiter,
  recordReveals,
  whyNotAnswered,
} from './decision-store.ts'

type AcceptOfferInput = { userId: string; offerId: string }

/** Accepts an offer and creates one coffee chat; accepting again returns the same one (OFR-6). */
export async function acceptOffer({ userId, offerId }: AcceptOfferInput, { db, ids, clock }: ApiDeps) {
  return db.transaction(async (tx) => {
    const { now } = await holdOpen(tx, offerId, { userId, clock })
    const accepted = await answerOffer(tx, offerId, { status: 'MATCHED' }, { userId, now })
    if (!accepted) {
      const { coffeechatId, why } = await whyNotAnswered(tx, offerId, { userId, now })
      if (!coffeechatId) throw new Refusal(why)
      return { coffeechatId }
    }
    const [coffeechatId] = await matchOffers(tx, [accepted], { ids, now })
    await dropNotifications(tx, [offerId], now)
    return { coffeechatId: coffeechatId! }
  })
}

type Match = { offer: DecidedOffer; coffeechatId: string }

/**
 * Everything that follows from selecting offers of one sender: coffee chats with questions, consents to
 * disclose name and contact, ledger entries, a room, and notifications and webhooks for the sender. The
 * person is not notified of their own action. Returns the coffee chats' ids in the order of the offers.
 */
export async function matchOffers(tx: Queries, offers: readonly DecidedOffer[], when: Clock) {
  await mustAllMay(tx, 'match', [...new Set(offers.flatMap(({ companyId }) => companyId ?? []))], when.now)
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
async function openTalk(tx: Queries, { id, candidateId, companyId, operatorId }: DecidedOffer, when: Clock) {
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
