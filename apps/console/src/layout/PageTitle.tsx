import { BRAND } from '@coffeeattack/domain/brand'
import { badgeText } from '@coffeeattack/domain/rooms/room'
import { useUnreadRooms } from '../live/room-counts.ts'

/** The tab's name; before it, how many conversations wait: '(2) 메시지 · 커피어택 콘솔'. */
export function PageTitle({ name }: { name: string }) {
  const unread = badgeText(useUnreadRooms())
  return <title>{`${unread ? `(${unread}) ` : ''}${name} · ${BRAND.ko} 콘솔`}</title>
}
