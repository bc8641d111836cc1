import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Room, whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type MessageRow, sentUnder, writeOnce } from './store.ts'

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
 * way, is the message that already stands there: also when the room was closed in between.
 */
export async function sendLine(
  tx: Queries,
  { id: roomId, ...room }: Room & { id: string },
  line: Line,
  when: Clock,
): Promise<MessageRow> {
  const { senderId, clientId } = line
  const why = whyNotSend(room)
  const sent = why && clientId ? await sentUnder(tx, { roomId, senderId, clientId }) : null
  if (why && !sent) throw new Refusal(why)
  const message = sent ?? (await writeInRoom(tx, roomId, line, when))
  if (message.body !== line.body) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return message
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
