import { CONSOLE } from '@coffeeattack/contract/pages'
import { useAboveBottomBar } from '@coffeeattack/ui/useAboveBottomBar'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHeard } from '../../live/heard.ts'
import { useMe } from '../../sessions/me.ts'
import { keepRinging } from '../push.ts'
import type { Notice } from '../queries.ts'
import { markRead } from '../read.ts'
import { isLookedAt } from './looked-at.ts'
import { NoticeToast } from './NoticeToast.tsx'
import { tellInOneTab } from './one-tab.ts'

/** More at once are not read; they stand in the centre. */
const AT_MOST = 3

/** What happens while one works, at the corner of the screen, whatever page is open. */
export function NoticeToasts() {
  const place = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<readonly Notice[]>([])
  const here = useLocation()
  const [stoodAt, setStoodAt] = useState(here)
  useAboveBottomBar(place, shown.length > 0)
  useRinging()

  useHeard((event) => {
    if (event.name !== 'notice') return
    const { notice, shows } = event.data
    if (document.hasFocus() && isLookedAt(notice.to, here)) void markRead(notice)
    else if (shows) void tellInOneTab(notice.id, () => setShown((now) => [...now, notice].slice(-AT_MOST)))
  })
  // Whoever has gone there by themselves needs no word of it.
  if (here !== stoodAt) {
    setStoodAt(here)
    setShown(shown.filter(({ to }) => !isLookedAt(to, here)))
  }
  const close = (id: string) => setShown((now) => now.filter((one) => one.id !== id))
  return (
    <section
      ref={place}
      aria-label="새 알림"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-3 z-40 grid gap-2.5 sm:inset-x-auto sm:top-auto sm:right-5 sm:bottom-[calc(var(--bar,0px)+20px)] sm:w-[360px] 2xl:right-6 2xl:w-[376px] print:hidden"
    >
      {shown.map((notice) => (
        <NoticeToast key={notice.id} notice={notice} onClose={() => close(notice.id)} />
      ))}
    </section>
  )
}

/** The browser's own bell: it rings on for whoever let it, and what it opens is opened in this tab without a reload. */
function useRinging(): void {
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
