import { Button } from '@coffeeattack/ui/Button'
import { Spinner } from '@coffeeattack/ui/Spinner'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ChatLine } from './lines.ts'

type ConversationLogProps = {
  label: string
  scroller: Ref<HTMLDivElement>
  /** The cursor for older messages; null at the beginning. */
  older: string | null
  loadOlder: () => Promise<void>
  /** Over the end of the conversation: a button that leads to the end. */
  below: ReactNode
  /** The layout of the messages. */
  className: string
  children: ReactNode
}

/**
 * A scrollable conversation: stays at its end, or at the reader's place while new messages come and older ones are
 * loaded above.
 */
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

/** Starts to load before the top comes into view. */
const AHEAD = '600px 0px 0px 0px'

/** Sits above the oldest message: when it comes near, the previous page is loaded. One per page. */
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
        <Button kind="weak" size="sm" onClick={() => setFailed(false)}>
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

/**
 * For a reversed column: the browser measures it from its end, so older messages above move nothing, and the end
 * stays at the end. Only a new message while reading further up is balanced here. One's own message always scrolls to
 * the end.
 */
export function useSteadyScroll(lines: readonly ChatLine[], nearEndPx: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const first = lines[0]?.key
  const last = lines.at(-1)?.key
  const [seen, setSeen] = useState(last)
  const before = useRef({ first, last, height: 0 })

  // In a reversed column the distance to the end is the negative scroll position.
  useEffect(() => {
    const box = scroller.current
    const look = () => setAtEnd(Math.abs(box?.scrollTop ?? 0) < nearEndPx)
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [nearEndPx])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const { current } = before
    const grewBelow = current.first === first && current.last !== last
    if (grewBelow && !isAtEnd) box.scrollTop -= box.scrollHeight - current.height
    before.current = { first, last, height: box.scrollHeight }
  }, [first, last, isAtEnd])

  const written = lines.findLast(({ message }) => message === null)?.key
  useEffect(() => {
    if (written !== undefined) scroller.current?.scrollTo({ top: 0 })
  }, [written])

  if (isAtEnd && seen !== last) setSeen(last)
  return {
    scroller,
    isAtEnd,
    hasNewBelow: !isAtEnd && seen !== last,
    showEnd: () => scroller.current?.scrollTo({ top: 0 }),
  }
}

type Reading = {
  /** The last message in the conversation. */
  seq: number
  /** Whether the newest message is in view. */
  isReading: boolean
  mark: (seq: number) => Promise<unknown>
}

/** Tells the server what was read, once: the messages on a page that is visible and focused. */
export function useReadMark({ seq, isReading, mark }: Reading): void {
  const marked = useRef(0)
  const isSeen = useSyncExternalStore(watchVisibility, pageIsSeen, () => false)
  const tell = useEffectEvent(mark)
  useEffect(() => {
    if (!isSeen || !isReading || seq <= marked.current) return
    marked.current = seq
    tell(seq).catch(() => {
      // Retried with the next message, or when the person returns.
      marked.current = 0
    })
  }, [seq, isReading, isSeen])
}

const pageIsSeen = () => document.visibilityState === 'visible'

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
