import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { namelessLine, whyNotNameless } from '@coffeeattack/domain/rooms/nameless'
import { whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Writer } from '@coffeeattack/domain/text/contacts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { joinAsked, tellSenders } from '../../notifications/core/tell.ts'
import {
  type CountedQuestion,
  countQuestion,
  type MessageRow,
  sentUnder,
  writeOnce,
} from './message-store.ts'
import { roomAt, type StoredRoom } from './room-state.ts'

/** A message to write. */
export type Line = {
  sender: 'CANDIDATE' | 'OPERATOR'
  senderId: string
  body: string
  /** The client id that the device gave the message. */
  clientId?: string | undefined
  /** The candidate who gets the survey. */
  surveyOf?: string | undefined
  /** The offer attached to the message. */
  offerId?: string | undefined
}

type SendOptions = Clock & {
  /** Why the caller would refuse the message unless it was sent before. */
  refusal?: Situation | null
  /** Reads the writing candidate, because an anonymous room masks their own name and number too. */
  readWriter?: () => Promise<Writer>
}

/**
 * Sends a message into a locked room. A message that the device repeats after a lost answer returns the
 * stored one, even when the room was closed or the questions were used up meanwhile.
 */
export async function sendLine(
  tx: Queries,
  { id: roomId, ...stored }: StoredRoom & { id: string },
  line: Line,
  { refusal = null, readWriter, ...when }: SendOptions,
): Promise<MessageRow> {
  const { sender, senderId, clientId } = line
  const room = roomAt(stored, when.now)
  const isNameless = room.as === 'nameless'
  const writer = isNameless ? await readWriter?.() : undefined
  const kept = isNameless ? { ...line, ...namelessLine(line.body, writer) } : line
  const why = refusal ?? whyNotSend(room, sender) ?? (isNameless ? whyNotNameless(line.body, writer) : null)
  const isQuestion = isNameless && sender === 'CANDIDATE'
  const sent = (why || isQuestion) && clientId ? await sentUnder(tx, { roomId, senderId, clientId }) : null
  if (why && !sent) throw new Refusal(why)
  const asked = isQuestion && !sent ? await countQuestion(tx, roomId) : null
  const message = sent ?? (await writeInRoom(tx, roomId, kept, when))
  if (asked) await tellAsked(tx, { roomId, messageId: message.id, ...asked }, when)
  if (message.body !== kept.body && !(await isKeptAs(message, line.body, readWriter)))
    throw new Refusal('IDEMPOTENCY_MISMATCH')
  return message
}

/** A message stored with masked text equals the same message sent again under the name. */
async function isKeptAs(
  { body, maskedBody }: MessageRow,
  text: string,
  readWriter: SendOptions['readWriter'],
): Promise<boolean> {
  return maskedBody !== null && body === namelessLine(text, await readWriter?.()).body
}

type AskedLine = CountedQuestion & { roomId: string; messageId: string }

/** Notifies the company's operator of the question, together with those just before it. */
async function tellAsked(tx: Queries, { operatorId, companyId, ...content }: AskedLine, when: Clock) {
  if (await joinAsked(tx, content, when.now)) return
  const note = { type: 'OFFER_ASKED', subject: content.messageId, operatorId, companyId, content } as const
  await tellSenders(tx, [note], when)
}

/** Writes a message into an open room, with its masked text while the room is anonymous. */
export async function writeInRoom(
  tx: Queries,
  roomId: string,
  { sender, senderId, body, maskedBody = null, clientId, ...carried }: Line & { maskedBody?: string | null },
  { ids, now }: Clock,
): Promise<MessageRow> {
  const id = ids.next()
  const cargo = cargoOf(carried)
  return writeOnce(tx, { id, roomId, sender, senderId, body, maskedBody, clientId, ...cargo, now })
}

function cargoOf({ surveyOf, offerId }: Pick<Line, 'surveyOf' | 'offerId'>) {
  if (offerId) return { type: 'offer', targetId: offerId } as const
  return surveyOf
    ? ({ type: 'survey', targetId: surveyOf } as const)
    : ({ type: 'text', targetId: null } as const)
}
