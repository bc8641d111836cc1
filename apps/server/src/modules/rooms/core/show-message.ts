import { endOfKstDay, parseDay } from '@coffeeattack/domain/kst'
import { isRead } from '@coffeeattack/domain/rooms/unread'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import type { CarriedOffer, MessageRow } from './store.ts'
import { SIDES, type Side } from './sides.ts'

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
  const expiredAt = endOfKstDay(parseDay(expiryDay)!)
  return {
    ...offer,
    status: effectiveStatus({ status, expiredAt }, now),
    expiredAt: expiredAt.toISOString(),
  }
}
