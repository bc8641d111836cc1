import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { whyNot } from '@coffeeattack/domain/offers/status'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { writerOf } from '../../profiles/core/own-writer.ts'
import { lockRoomOfCandidate } from '../core/room-state.ts'
import { showMessage } from '../core/show-message.ts'
import { sendLine } from '../core/write-line.ts'
import { type AskedOffer, beginTalk, findRoomWith, holdOffer } from './store.ts'

type AskOfferInput = { userId: string; offerId: string; message: string; clientId?: string | undefined }

/**
 * Asks an anonymous question before deciding (OFR-17). The first opens the room; further ones may be written
 * there and count too.
 */
export async function askOffer(
  { userId, offerId, message, clientId }: AskOfferInput,
  { db, ids, clock, secrets }: ApiDeps,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const line = { sender: 'CANDIDATE', senderId: userId, body: message.trim(), clientId } as const
    const offer = await holdOffer(tx, { offerId, userId, now })
    if (!offer) throw new Refusal('NOT_FOUND')
    const refusal = whyNotAbout(offer, now)
    const room = await roomAbout(tx, { userId, offerId, offer, refusal }, { ids, now })
    const readWriter = () => writerOf(tx, userId, secrets)
    const sent = await sendLine(tx, room, line, { ids, now, refusal, readWriter })
    return showMessage(sent, 'candidate', now)
  })
}

/** Only open offers of a company can be asked about; an agent is written to directly. */
function whyNotAbout({ status, expiryDay, companyId, isRecruiters }: AskedOffer, now: Date) {
  if (companyId === null || !isRecruiters) return 'MESSAGE_BLOCKED'
  return whyNot({ status, expiredAt: deadlineOf(expiryDay) }, now)
}

type TalkAbout = { userId: string; offerId: string; offer: AskedOffer; refusal: Situation | null }

/** Locks the room. When nothing can be asked any more, finds the room in which this message may have been sent before. */
async function roomAbout(tx: Queries, { userId, offerId, offer, refusal }: TalkAbout, when: Clock) {
  const { companyId, operatorId } = offer
  if (companyId && !refusal)
    await beginTalk(tx, { candidateId: userId, companyId, operatorId, offerId }, when)
  const roomId = companyId && (await findRoomWith(tx, { userId, companyId }))
  const room = roomId && (await lockRoomOfCandidate(tx, { roomId, userId }))
  if (!room) throw new Refusal(refusal ?? 'NOT_FOUND')
  return room
}
