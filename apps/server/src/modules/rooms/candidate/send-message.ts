import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { messagesOf, lockRoomOfCandidate } from '../core/store.ts'
import { sendLine } from '../core/send.ts'
import { showMessage } from '../core/show-message.ts'

type Given = { roomId: string; message: string; clientId?: string | undefined }

/** The candidate writes: into an own room, while both sides want to talk (MSG-2). */
export async function sendMessage(
  { roomId, message, clientId }: Given,
  userId: string,
  { db, ids, clock }: ApiDeps,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const room = await lockRoomOfCandidate(tx, { roomId, userId })
    if (!room) throw new Refusal('NOT_FOUND')
    const line = { sender: 'CANDIDATE', senderId: userId, body: message.trim(), clientId } as const
    const id = await sendLine(tx, room, line, { ids, now })
    return showMessage((await messagesOf(tx, [id])).get(id)!, 'candidate', now)
  })
}
