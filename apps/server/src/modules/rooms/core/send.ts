import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { whyNotSend, type Room } from '@coffeeattack/domain/rooms/room'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { sentUnder } from './store.ts'
import { writeInRoom, type Line } from './write.ts'

/**
 * Sends a line into a room that the caller holds locked. What a device sends again, because the answer was lost on its
 * way, is the message that already stands there: also when the room was closed in between.
 */
export async function sendLine(
  tx: Queries,
  { id: roomId, ...room }: Room & { id: string },
  line: Line,
  when: { ids: Ids; now: Date },
): Promise<string> {
  const { senderId, clientId } = line
  const sent = clientId ? await sentUnder(tx, { roomId, senderId, clientId }) : null
  if (sent && sent.body !== line.body) throw new Refusal('IDEMPOTENCY_MISMATCH')
  if (sent) return sent.id
  const why = whyNotSend(room)
  if (why) throw new Refusal(why)
  return writeInRoom(tx, roomId, line, when)
}
