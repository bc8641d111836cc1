import { isOpen } from '@coffeeattack/domain/messages/room'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { messagesOf } from '../core/store.ts'
import { showMessage } from '../core/show-message.ts'
import { roomsOf } from './store.ts'

/** A person's conversations with their last words: two queries, however many there are. */
export async function listOwnRooms(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const rows = await roomsOf(db.drizzle, userId)
  const last = await messagesOf(
    db.drizzle,
    rows.flatMap(({ lastMessageId }) => lastMessageId ?? []),
  )
  const items = rows.map(({ lastMessageId, ...row }) => {
    const message = lastMessageId === null ? undefined : last.get(lastMessageId)
    return {
      roomId: row.roomId,
      kind: row.company ? ('company' as const) : ('agent' as const),
      company: row.company,
      operator: row.operator,
      coffeechatId: row.coffeechatId,
      isClosed: row.closedAt !== null,
      canSend: isOpen(row),
      theirSeq: row.theirSeq,
      lastMessage: message ? showMessage(message, 'candidate', now) : null,
      unread: row.unread,
    }
  })
  return { items, unread: items.reduce((sum, { unread }) => sum + unread, 0) }
}
