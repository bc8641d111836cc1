import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { MessageType } from '@coffeeattack/domain/rooms/message'
import { isOpen } from '@coffeeattack/domain/rooms/room'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { writerOf } from '../../profiles/core/own-writer.ts'
import { messagesOf } from '../core/message-store.ts'
import { historyOf, markRead } from '../core/read-room.ts'
import { lockRoomOfCandidate, namelessTalk, roomAt } from '../core/room-state.ts'
import { showMessage, tellOfRooms } from '../core/show-message.ts'
import { sendLine } from '../core/write-line.ts'
import { deliveredAmong, findOwnRoom, roomsOf } from './store.ts'

type OwnRoom = { roomId: string; userId: string }

export async function readRoom({ page, ...own }: OwnRoom & { page: PageQuery }, { db, clock }: ApiDeps) {
  if (!(await findOwnRoom(db.drizzle, own))) throw new Refusal('NOT_FOUND')
  return historyOf(db.drizzle, own.roomId, page, { side: 'candidate', now: clock() })
}

/** One message. A link may lead to a deleted message or to one of another kind. */
export async function readMessage(
  { messageId, type, ...own }: OwnRoom & { messageId: string; type: MessageType },
  { db, clock }: ApiDeps,
) {
  if (!(await findOwnRoom(db.drizzle, own))) throw new Refusal('NOT_FOUND')
  const found = (await messagesOf(db.drizzle, [messageId])).get(messageId)
  if (found?.roomId !== own.roomId || found.isHidden || found.type !== type)
    throw new Refusal('MESSAGE_UNAVAILABLE')
  return showMessage(found, 'candidate', clock())
}

export async function readOwnRoomUpTo({ seq, ...own }: OwnRoom & { seq: number }, { db, clock }: ApiDeps) {
  const { roomId, userId } = own
  return db.transaction(async (tx) => {
    const room = await findOwnRoom(tx, own)
    if (!room) throw new Refusal('NOT_FOUND')
    const audiences = { own: userId, other: room.otherAudience }
    return markRead(tx, { roomId, side: 'candidate', readerId: userId, seq, audiences }, clock())
  })
}

/** The caller's rooms with their last messages, in one query. */
export async function listOwnRooms(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const rows = await roomsOf(db.drizzle, userId)
  const items = rows.map((row) => ({
    roomId: row.roomId,
    kind: row.company ? ('company' as const) : ('agent' as const),
    company: row.company,
    operator: row.operator,
    coffeechatId: row.coffeechatId,
    isClosed: row.closedAt !== null,
    canSend: isOpen(roomAt(row, now)),
    nameless: namelessTalk(row, now),
    theirSeq: row.theirSeq,
    lastMessage: row.lastMessage && showMessage(row.lastMessage, 'candidate', now),
    unread: row.unread,
  }))
  return { items, unread: items.reduce((sum, { unread }) => sum + unread, 0) }
}

type SendMessageInput = { roomId: string; message: string; clientId?: string | undefined }

/** Sends a message into the caller's own room while both sides can write (MSG-2). */
export async function sendMessage(
  { roomId, message, clientId }: SendMessageInput,
  userId: string,
  { db, ids, clock, secrets }: ApiDeps,
) {
  const now = clock()
  const write = async (tx: Queries) => {
    const room = await lockRoomOfCandidate(tx, { roomId, userId })
    if (!room) throw new Refusal('NOT_FOUND')
    const line = { sender: 'CANDIDATE', senderId: userId, body: message.trim(), clientId } as const
    const readWriter = () => writerOf(tx, userId, secrets)
    return showMessage(await sendLine(tx, room, line, { ids, now, readWriter }), 'candidate', now)
  }
  return db.transaction(write, { plansOnce: true })
}

/** The candidate's stream events: messages and arrived offers. */
export async function tellCandidate(events: readonly StreamEvent[], { db, clock }: Deps) {
  const now = clock()
  const ofRooms = await tellOfRooms(db.drizzle, events, { side: 'candidate', now })
  const offerIds = events.filter(({ kind }) => kind === 'offer').map(({ subjectId }) => subjectId)
  const offers = await deliveredAmong(db.drizzle, offerIds, now)
  return events.map(({ kind, subjectId }, place) => {
    const offer = kind === 'offer' ? offers.get(subjectId) : undefined
    return offer ? { name: 'offer' as const, data: offer } : (ofRooms[place] ?? null)
  })
}
