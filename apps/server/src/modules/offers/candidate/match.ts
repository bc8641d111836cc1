import { defaultQuestions } from '@coffeeattack/domain/coffeechats/questions'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { byCandidate, record } from '../core/store.ts'
import { markReferral } from '../../partners/core/store.ts'
import { openRoom, sayInRoom } from '../../rooms/core/store.ts'
import { type Decided, addCoffeechats, isRecruiter, recordReveals } from './decision-store.ts'

type Match = { offer: Decided; coffeechatId: string }

/**
 * All that follows from offers that one person just selected, of one sender: a coffee chat with its questions for each,
 * the recorded yes to name and contact, a place to talk, the ledger, and the sender is told; the person knows what they tapped. Answers the ids of the
 * coffee chats in the order of the offers.
 */
export async function matchOffers(tx: Queries, offers: readonly Decided[], when: Clock): Promise<string[]> {
  const matches = offers.map((offer) => ({ offer, coffeechatId: when.ids.next() }))
  await makeCoffeechats(tx, matches, when)
  await record(
    tx,
    offers.map(({ id, groupId, candidateId }) =>
      byCandidate(candidateId, { offerId: id, groupId }, { event: 'ACCEPTED', at: when.now }),
    ),
  )
  await markReferral(tx, offers[0]!.candidateId, 'matched', when.now)
  await openTalk(tx, offers[0]!, when)
  await tellSenders(tx, matches, when)
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

/** What a recruiter sends is talked about with the company, what an agent sends with the agent. */
async function openTalk(
  tx: Queries,
  { id, candidateId, companyId, operatorId }: Decided,
  when: Clock,
): Promise<void> {
  const isCompanys = await isRecruiter(tx, operatorId)
  const parties = { candidateId, companyId: isCompanys ? companyId : null, operatorId, offerId: id }
  const roomId = await openRoom(tx, parties, when)
  await sayInRoom(tx, roomId, sentence(catalogue.OFFER_MATCHED), { ...when, by: candidateId })
}

async function tellSenders(tx: Queries, matches: readonly Match[], when: Clock): Promise<void> {
  await tellOperators(
    tx,
    matches.map(({ offer: { id, companyId, operatorId }, coffeechatId }) => ({
      type: 'OFFER_MATCHED',
      subject: id,
      operatorId,
      content: { coffeechatId, offerId: id, companyId },
    })),
    when,
  )
}
