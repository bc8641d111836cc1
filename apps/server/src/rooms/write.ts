import type { Ids } from '../crypto/ids.ts'
import type { Queries } from '../db/queries.ts'
import { messages } from '../db/schema/messages.ts'

type Line = {
  sender: 'CANDIDATE' | 'OPERATOR'
  senderId: string
  body: string
  /** The survey that the line carries. */
  surveyOf?: string
}

/** A line that somebody wrote, in a room that is open. Answers the message's id. */
export async function writeInRoom(
  tx: Queries,
  roomId: string,
  { surveyOf, ...line }: Line,
  { ids, now }: { ids: Ids; now: Date },
): Promise<string> {
  const id = ids.next()
  const carried = surveyOf ? ({ type: 'survey', targetId: surveyOf } as const) : {}
  await tx.insert(messages).values({ ...line, ...carried, id, roomId, createdAt: now })
  return id
}
