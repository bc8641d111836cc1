import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { isRead } from '@coffeeattack/domain/rooms/room'
import type { Queries } from '../../../platform/db/queries.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { type Side, SIDES } from './sql.ts'
import { type CarriedOffer, type MessageRow, messagesOf, standingIn } from './store.ts'

/** A message as one side reads it. One that cannot be viewed keeps its place and says nothing. */
export function showMessage(row: MessageRow, side: Side, now: Date) {
  const isMine = row.sender === SIDES[side]
  const theirMark = side === 'candidate' ? row.operatorMark : row.candidateMark
  const { isHidden } = row
  return {
    id: row.id,
    roomId: row.roomId,
    seq: row.seq,
    from: fromWhom(row, isMine),
    senderName: row.operatorName,
    type: row.type,
    message: isHidden ? '' : row.body,
    isMine,
    isRead: isRead({ seq: row.seq, isMine }, theirMark),
    isHidden,
    targetId: isHidden ? null : row.targetId,
    offer: row.offer && !isHidden ? showOffer(row.offer, now) : null,
    survey: row.type === 'survey' && !isHidden ? { isAnswered: row.isAnswered } : null,
    clientId: isMine ? row.clientId : null,
    createdAt: row.createdAt.toISOString(),
  }
}

function fromWhom({ sender }: MessageRow, isMine: boolean) {
  if (sender === 'SYSTEM') return 'system' as const
  return isMine ? ('me' as const) : ('them' as const)
}

function showOffer({ expiryDay, status, ...offer }: CarriedOffer, now: Date) {
  const expiredAt = deadlineOf(expiryDay)
  return {
    ...offer,
    status: effectiveStatus({ status, expiredAt }, now),
    expiredAt: expiredAt.toISOString(),
  }
}

/** What events about rooms say to one side, in their order; null for other events, and for what is gone. */
export async function tellOfRooms(
  db: Queries,
  events: readonly StreamEvent[],
  { side, now }: { side: Side; now: Date },
) {
  const messages = await messagesOf(db, subjectsOf(events, ['message']))
  const roomIds = [...messages.values()].map(({ roomId }) => roomId)
  const standings = await standingIn(
    db,
    [...new Set([...roomIds, ...subjectsOf(events, ['unread', 'read'])])],
    side,
  )
  return events.map(({ kind, subjectId }) => {
    const message = messages.get(subjectId)
    const roomId = message?.roomId ?? subjectId
    const standing = standings.get(roomId)
    if (kind === 'room') return { name: 'room' as const, data: { roomId } }
    if (!standing) return null
    const { unread, theirSeq } = standing
    switch (kind) {
      case 'message':
        return message
          ? { name: 'message' as const, data: { ...showMessage(message, side, now), unread } }
          : null
      case 'unread':
        return { name: 'unread' as const, data: { roomId, unread } }
      case 'read':
        return { name: 'read' as const, data: { roomId, seq: theirSeq } }
      default:
        return null
    }
  })
}

const subjectsOf = (events: readonly StreamEvent[], kinds: readonly string[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId)
