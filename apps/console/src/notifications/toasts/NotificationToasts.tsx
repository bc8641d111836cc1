import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useAboveBottomBar } from '@coffeeattack/ui/useAboveBottomBar'
import { useCountdown } from '@coffeeattack/ui/useCountdown'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useHeard } from '../../live/heard.ts'
import { useMe } from '../../sessions/me.ts'
import { groupIcons } from '../group-icons.ts'
import { keepRinging } from '../push.ts'
import type { OperatorNotification } from '../queries.ts'
import { markRead } from '../read.ts'
import { isLookedAt } from './looked-at.ts'

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
    // A notification that another question joined is told in the toast that stands already.
    else if (shown.some(({ id }) => id === notification.id))
      setShown((now) => now.map((one) => (one.id === notification.id ? notification : one)))
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

const STAYS_MS = 8_000

type NotificationToastProps = { notification: OperatorNotification; onClose: () => void }

/** A new notification, in the words of its row. It stays while the mouse or the focus is on it. */
function NotificationToast({ notification, onClose }: NotificationToastProps) {
  const { kind, title, body, to, actions } = notification
  const { label, icon } = notificationGroups[kind]
  const Icon = groupIcons[icon]
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useCountdown(STAYS_MS, held, onClose)
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && box.current?.contains(document.activeElement)) onClose()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => leave(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function open() {
    void markRead(notification)
    onClose()
  }
  return (
    <div
      ref={box}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto"
    >
      <article
        aria-label={label}
        className="grid grid-cols-[36px_minmax(0,1fr)_36px] gap-3 rounded-card bg-shot pt-4 pr-2.5 pb-3.5 pl-4.5 text-on-shot shadow-3 transition-[opacity,translate] duration-(--t2) ease-enter [--focus:var(--on-shot)] starting:translate-y-3 starting:opacity-0"
      >
        <span className="grid size-9 place-items-center rounded-button-sm bg-on-shot text-shot">
          <Icon size={18} strokeWidth={1.9} />
        </span>
        <div className="min-w-0">
          <Link to={to} onClick={open} className="block rounded-tag">
            <b className="block text-body-s leading-[21px] font-semibold text-pretty">
              <MaskedText text={title} />
            </b>
            {body && (
              <span className="mt-px block text-caption text-pretty text-on-shot-2">
                <MaskedText text={body} />
              </span>
            )}
          </Link>
          {actions.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-1.5">
              {actions.map((action, place) => (
                <Link
                  key={action.to}
                  to={action.to}
                  onClick={open}
                  className={
                    place === 0
                      ? buttonLook({ kind: 'inverse', size: 'xs' })
                      : `${buttonLook({ kind: 'weak', size: 'xs' })} bg-shot-2! text-on-shot!`
                  }
                >
                  {action.label}
                </Link>
              ))}
            </div>
          )}
        </div>
        <button
          type="button"
          aria-label="알림 닫기"
          onClick={onClose}
          className="relative -mt-1.5 grid size-9 place-items-center rounded-button-sm text-on-shot-2 before:absolute before:-inset-1 hover:text-on-shot"
        >
          <Close size={16} strokeWidth={2.2} />
        </button>
      </article>
    </div>
  )
}
