import { Button } from '@coffeeattack/ui/Button'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'

type ConversationLogProps = {
  label: string
  scroller: Ref<HTMLDivElement>
  /** Where the older messages go on; null at the beginning. */
  older: string | null
  loadOlder: () => Promise<void>
  /** Over the end of the conversation: the way back to it. */
  below: ReactNode
  /** How the conversation lies in it. */
  className: string
  children: ReactNode
}

/** Where a conversation is read: at its end, or further up while new messages come and older ones join at the top. */
export function ConversationLog(props: ConversationLogProps) {
  const { label, scroller, older, loadOlder, below, className, children } = props
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        role="log"
        aria-label={label}
        className="flex size-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className={className}>
          {older !== null && <OlderMessages key={older} load={loadOlder} />}
          {children}
        </div>
      </div>
      {below}
    </div>
  )
}

/** Begins to load before its top comes into view. */
const AHEAD = '600px 0px 0px 0px'

/** Stands over the oldest message shown: once it is near, the page before is read. One for each page. */
function OlderMessages({ load }: { load: () => Promise<void> }) {
  const mark = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const read = useEffectEvent(() => void load().catch(() => setFailed(true)))

  useEffect(() => {
    if (failed || !mark.current) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        read()
      },
      { root: mark.current.closest('[role=log]'), rootMargin: AHEAD },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [failed])

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
