import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Room, whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { sentUnder } from './store.ts'

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
): Promise<string> {
  const { senderId, clientId } = line
  const sent = clientId ? await sentUnder(tx, { roomId, senderId, clientId }) : null
  if (sent && sent.body !== line.body) throw new Refusal('IDEMPOTENCY_MISMATCH')
  if (sent) return sent.id
  const why = whyNotSend(room)
  if (why) throw new Refusal(why)
  return writeInRoom(tx, roomId, line, when)
}

/**
 * A line that somebody wrote, in a room that is open. Answers the message's id. Both sides' live streams hear of it by
 * the database itself, as of every message.
 */
export async function writeInRoom(
  tx: Queries,
  roomId: string,
  { sender, senderId, body, clientId, ...carried }: Line,
  { ids, now }: Clock,
): Promise<string> {
  const id = ids.next()
  const { type, targetId } = cargoOf(carried)
  await tx.$client.query({
    name: 'write-message',
    text: `insert into messages (id, room_id, sender, sender_id, type, body, target_id, client_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [id, roomId, sender, senderId, type, body, targetId, clientId ?? null, now],
  })
  return id
}

function cargoOf({ surveyOf, offerId }: Pick<Line, 'surveyOf' | 'offerId'>) {
  if (offerId) return { type: 'offer', targetId: offerId }
  return surveyOf ? { type: 'survey', targetId: surveyOf } : { type: 'text', targetId: null }
}
