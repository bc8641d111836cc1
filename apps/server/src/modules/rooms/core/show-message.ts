import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { lineText } from '@coffeeattack/domain/rooms/nameless'
import { isRead } from '@coffeeattack/domain/rooms/room'
import type { Queries } from '../../../platform/db/queries.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { type CarriedOffer, type MessageRow, messagesToTell } from './message-store.ts'
import { type Side, SIDES } from './sql.ts'
import { standingIn } from './store.ts'

/** A message for one side. A hidden message keeps its place without text. */
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
    message: isHidden ? '' : lineText(row),
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

/** Room events for one side in their order; null for other events and deleted messages. */
export async function tellOfRooms(
  db: Queries,
  events: readonly StreamEvent[],
  { side, now }: { side: Side; now: Date },
) {
  const messages = await messagesToTell(db, subjectsOf(events, ['message']), side)
  const standings = await standingIn(db, [...new Set(subjectsOf(events, ['unread', 'read']))], side)
  return events.map(({ kind, subjectId }) => {
    const message = messages.get(subjectId)
    const standing = standings.get(subjectId)
    if (kind === 'room') return { name: 'room' as const, data: { roomId: subjectId } }
    if (kind === 'message' && message) {
      const { unread, ...row } = message
      return { name: 'message' as const, data: { ...showMessage(row, side, now), unread } }
    }
    if (!standing) return null
    switch (kind) {
      case 'unread':
        return { name: 'unread' as const, data: { roomId: subjectId, unread: standing.unread } }
      case 'read':
        return { name: 'read' as const, data: { roomId: subjectId, seq: standing.theirSeq } }
      default:
        return null
    }
  })
}

const subjectsOf = (events: readonly StreamEvent[], kinds: readonly string[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId)
