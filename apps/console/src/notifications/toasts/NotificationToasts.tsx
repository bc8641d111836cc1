import { CONSOLE } from '@coffeeattack/contract/pages'
import { useAboveBottomBar } from '@coffeeattack/ui/useAboveBottomBar'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHeard } from '../../live/heard.ts'
import { useMe } from '../../sessions/me.ts'
import { keepRinging } from '../push.ts'
import type { OperatorNotification } from '../queries.ts'
import { markRead } from '../read.ts'
import { isLookedAt } from './looked-at.ts'
import { NotificationToast } from './NotificationToast.tsx'

/** Nobody reads more at once; the centre has the others. */
const AT_MOST = 3

/** New notifications as toasts in the corner of every page. */
export function NotificationToasts() {
  const corner = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<readonly OperatorNotification[]>([])
  const location = useLocation()
  const [lastLocation, setLastLocation] = useState(location)
  useAboveBottomBar(corner, shown.length > 0)
  usePushes()

  useHeard((event) => {
    if (event.name !== 'notice') return
    const { notice: notification, shows } = event.data
    if (document.hasFocus() && isLookedAt(notification.to, location)) void markRead(notification)
    else if (shows)
      void showInOneTab(notification.id, () => setShown((now) => [...now, notification].slice(-AT_MOST)))
  })
  // A toast goes once the operator has opened its page.
  if (location !== lastLocation) {
    setLastLocation(location)
    setShown(shown.filter(({ to }) => !isLookedAt(to, location)))
  }
  const close = (id: string) => setShown((now) => now.filter((one) => one.id !== id))
  return (
    <section
      ref={corner}
      aria-label="새 알림"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-3 z-40 grid gap-2.5 sm:inset-x-auto sm:top-auto sm:right-5 sm:bottom-[calc(var(--bar,0px)+20px)] sm:w-[360px] 2xl:right-6 2xl:w-[376px] print:hidden"
    >
      {shown.map((notification) => (
        <NotificationToast
          key={notification.id}
          notification={notification}
          onClose={() => close(notification.id)}
        />
      ))}
    </section>
  )
}

/** Renews the push subscription after a login, and opens the page of a clicked push in this tab without a reload. */
function usePushes(): void {
  const me = useMe()
  const navigate = useNavigate()
  useEffect(() => {
    void keepRinging(me).catch(() => {})
  }, [me])
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    function hear({ data }: MessageEvent<{ open?: unknown } | null>) {
      const path = data?.open
      if (typeof path === 'string' && path.startsWith(`${CONSOLE}/`))
        void navigate(path.slice(CONSOLE.length))
    }
    worker?.addEventListener('message', hear)
    worker?.startMessages()
    return () => worker?.removeEventListener('message', hear)
  }, [navigate])
}

/** Longer than one event takes to reach every tab. */
const HELD_MS = 10_000

/**
 * Shows a toast in one visible tab only: the first that takes the lock. If no tab is visible there is no toast; the centre
 * and a push have the notification.
 */
async function showInOneTab(id: string, show: () => void): Promise<void> {
  if (document.visibilityState !== 'visible') return
  // Without TLS a browser has no locks.
  if (!('locks' in navigator)) return show()
  await navigator.locks.request(`notice:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    show()
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  })
}
