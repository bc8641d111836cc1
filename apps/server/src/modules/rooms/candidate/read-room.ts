import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { MessageType } from '@coffeeattack/domain/messages/message'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { historyOf } from '../core/history.ts'
import { markRead } from '../core/mark-read.ts'
import { messagesOf } from '../core/store.ts'
import { showMessage } from '../core/show-message.ts'
import { findOwnRoom } from './store.ts'

type Own = { roomId: string; userId: string }
type Page = { cursor?: string | undefined; limit?: number | undefined }

export async function readRoom({ page, ...own }: Own & { page: Page }, { db, clock }: ApiDeps) {
  if (!(await findOwnRoom(db.drizzle, own))) throw new Refusal('NOT_FOUND')
  return historyOf(db.drizzle, own.roomId, page, { side: 'candidate', now: clock() })
}

/** One message; a link may lead to one that was taken out since, or that is none of its kind. */
export async function readMessage(
  { messageId, type, ...own }: Own & { messageId: string; type: MessageType },
  { db, clock }: ApiDeps,
) {
  if (!(await findOwnRoom(db.drizzle, own))) throw new Refusal('NOT_FOUND')
  const found = (await messagesOf(db.drizzle, [messageId])).get(messageId)
  if (found?.roomId !== own.roomId || found.isHidden || found.type !== type)
    throw new Refusal('MESSAGE_UNAVAILABLE')
  return showMessage(found, 'candidate', clock())
}

export async function readOwnRoomUpTo({ seq, ...own }: Own & { seq: number }, { db, clock }: ApiDeps) {
  const { roomId, userId } = own
  return db.transaction(async (tx) => {
    const room = await findOwnRoom(tx, own)
    if (!room) throw new Refusal('NOT_FOUND')
    const audiences = { own: userId, other: room.otherAudience }
    return markRead(tx, { roomId, side: 'candidate', readerId: userId, seq, audiences }, clock())
  })
}
