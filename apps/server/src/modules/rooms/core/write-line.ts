import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellSenders } from '../../notifications/core/tell-senders.ts'
import { type MessageRow, sentUnder, writeOnce } from './message-store.ts'
import { type CountedQuestion, countQuestion } from './nameless-store.ts'
import { roomAt, type StoredRoom } from './room-state.ts'

/** What somebody writes. */
export type Line = {
  sender: 'CANDIDATE' | 'OPERATOR'
  senderId: string
  body: string
  /** The sending device's own name for it. */
  clientId?: string | undefined
  /** The candidate whom the line asks the survey's questions. */
  surveyOf?: string | undefined
  /** The offer that the line shows. */
  offerId?: string | undefined
}

/**
 * Sends a line into a room that the caller holds locked. What a device sends again, because the answer was lost on its
 * way, is the message that already stands there: also when the room was closed in between, or all questions are used up.
 */
export async function sendLine(
  tx: Queries,
  { id: roomId, ...stored }: StoredRoom & { id: string },
  line: Line,
  { refusal = null, ...when }: Clock & { refusal?: Situation | null },
): Promise<MessageRow> {
  const { sender, senderId, clientId } = line
  const room = roomAt(stored, when.now)
  const why = refusal ?? whyNotSend(room, sender)
  const isQuestion = room.as === 'nameless' && sender === 'CANDIDATE'
  const sent = (why || isQuestion) && clientId ? await sentUnder(tx, { roomId, senderId, clientId }) : null
  if (why && !sent) throw new Refusal(why)
  const asked = isQuestion && !sent ? await countQuestion(tx, roomId) : null
  const message = sent ?? (await writeInRoom(tx, roomId, line, when))
  if (asked) await tellAsked(tx, { roomId, messageId: message.id, ...asked }, when)
  if (message.body !== line.body) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return message
}

type AskedLine = CountedQuestion & { roomId: string; messageId: string }

/** Whoever answers for the company hears of each question. */
async function tellAsked(
  tx: Queries,
  { operatorId, companyId, ...content }: AskedLine,
  when: Clock,
): Promise<void> {
  const note = { type: 'OFFER_ASKED', subject: content.messageId, operatorId, companyId, content } as const
  await tellSenders(tx, [note], when)
}

/** A line that somebody wrote, in a room that is open. */
export async function writeInRoom(
  tx: Queries,
  roomId: string,
  { sender, senderId, body, clientId, ...carried }: Line,
  { ids, now }: Clock,
): Promise<MessageRow> {
  const id = ids.next()
  return writeOnce(tx, { id, roomId, sender, senderId, body, clientId, ...cargoOf(carried), now })
}

function cargoOf({ surveyOf, offerId }: Pick<Line, 'surveyOf' | 'offerId'>) {
  if (offerId) return { type: 'offer', targetId: offerId } as const
  return surveyOf
    ? ({ type: 'survey', targetId: surveyOf } as const)
    : ({ type: 'text', targetId: null } as const)
}
