import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { keepRinging } from './push.ts'
import { unreadQuery } from './queries.ts'
import { paths } from '../paths.ts'

/** The way to the notification centre; a dot says that something new waits there. */
export function NotificationsLink() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  useEffect(() => {
    // Where it fails the browser stays silent, and the next login tries again.
    void keepRinging().catch(() => {})
  }, [])
  return (
    <Link
      to={paths.notifications()}
      aria-label={unread > 0 ? `알림, 새 소식 ${unread}개` : '알림'}
      className={iconButtonLook}
    >
      <Bell size={24} strokeWidth={1.8} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-canvas bg-ink"
        />
      )}
    </Link>
  )
}
