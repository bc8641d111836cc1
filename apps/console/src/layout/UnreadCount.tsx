import { badgeText } from '@coffeeattack/domain/rooms/unread'
import { useUnreadRooms } from '../live/room-counts.ts'

/** Conversations that somebody has written in and nobody has read. */
export function UnreadCount() {
  const text = badgeText(useUnreadRooms())
  if (!text) return null
  return (
    <span className="ml-auto pl-1 text-caption tnum">
      {text}
      <span className="sr-only">개의 대화에 새 메시지가 있어요</span>
    </span>
  )
}
