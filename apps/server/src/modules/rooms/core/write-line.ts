import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { namelessLine, whyNotNameless } from '@coffeeattack/domain/rooms/nameless'
import { whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Writer } from '@coffeeattack/domain/text/contacts'
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

type SendOptions = Clock & {
  /** Why the caller would refuse the line, if it was not sent before. */
  refusal?: Situation | null
  /** Reads the candidate who writes: in a nameless room their own name and number are masked, too. */
  readWriter?: () => Promise<Writer>
}

/**
 * Sends a line into a room that the caller holds locked. What a device sends again, because the answer was lost on its
 * way, is the message that already stands there: also when the room was closed in between, or all questions are used up.
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

/** A line that was kept without the writer's name is the same line when it is sent again under names. */
async function isKeptAs(
  { body, maskedBody }: MessageRow,
  text: string,
  readWriter: SendOptions['readWriter'],
): Promise<boolean> {
  return maskedBody !== null && body === namelessLine(text, await readWriter?.()).body
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

/** A line that somebody wrote, in a room that is open; with its masked text where the room is nameless. */
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
