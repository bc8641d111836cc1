import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'

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
 * A line that somebody wrote, in a room that is open. Answers the message's id. Both sides' live streams hear of it by
 * the database itself, as of every message.
 */
export async function writeInRoom(
  tx: Queries,
  roomId: string,
  { sender, senderId, body, clientId, ...carried }: Line,
  { ids, now }: { ids: Ids; now: Date },
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
