import { Button } from '@coffeeattack/ui/Button'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useEffect, useRef, useState } from 'react'
import { conversations } from './conversations.ts'

/** Begins to load before its top comes into view. */
const AHEAD = '600px 0px 0px 0px'

/** Stands over the oldest message shown: once it is near, the page before is read. One for each page. */
export function OlderMessages({ roomId }: { roomId: string }) {
  const mark = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (failed || !mark.current) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        conversations.loadOlder(roomId).catch(() => setFailed(true))
      },
      { root: mark.current.closest('[role=log]'), rootMargin: AHEAD },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [roomId, failed])

  return (
    <div ref={mark} className="flex min-h-11 items-center justify-center">
      {failed ? (
        <Button kind="weak" size="sm" wide={false} onClick={() => setFailed(false)}>
          이전 메시지 다시 불러오기
        </Button>
      ) : (
        <>
          <Spinner className="text-ink-3" />
          <span className="sr-only">이전 메시지를 불러오는 중이에요</span>
        </>
      )}
    </div>
  )
}
