import { IconButton } from '@coffeeattack/ui/IconButton'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ShownLine } from './lines.ts'
import { conversations } from './threads.ts'

/** Older messages are asked for before their place is reached. */
const AHEAD = '400px'

/** Above the oldest message that stands there; one for each page, which asks once by itself. */
function Older({ roomId }: { roomId: string }) {
  const mark = useRef<HTMLDivElement>(null)
  const older = useMutation({ mutationFn: () => conversations.loadOlder(roomId) })
  const ask = useEffectEvent(() => older.isIdle && older.mutate())
  useEffect(() => {
    const watched = mark.current
    if (!watched) return
    const eyes = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      root: watched.closest('[role=log]'),
      rootMargin: AHEAD,
    })
    eyes.observe(watched)
    return () => eyes.disconnect()
  }, [])
  return (
    <div ref={mark} className="grid min-h-11 place-items-center text-ink-3">
      {older.isError ? (
        <TextLink onClick={() => older.mutate()}>이전 메시지 다시 불러오기</TextLink>
      ) : (
        <>
          <Spinner />
          <span className="sr-only">이전 메시지를 불러오는 중이에요</span>
        </>
      )}
    </div>
  )
}

/** So far from the newest message is away from it. */
const AWAY_PX = 160

/** The first and the last line that stand there. */
type Ends = { first: string | undefined; last: string | undefined }

/**
 * For a reversed column: it is measured from its end, so it begins there, and what joins at the top moves nothing.
 * What joins at the end while somebody reads further up would; that is balanced here.
 */
function useSteadyScroll({ first, last }: Ends) {
  const area = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const before = useRef({ first, last, height: 0 })

  useLayoutEffect(() => {
    const box = area.current
    if (!box) return
    const { current } = before
    const grewBelow = current.first === first && current.last !== last
    if (grewBelow && isAway) box.scrollTop -= box.scrollHeight - current.height
    before.current = { first, last, height: box.scrollHeight }
  }, [first, last, isAway])

  useEffect(() => {
    const box = area.current
    const look = () => setAway(-(box?.scrollTop ?? 0) > AWAY_PX)
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [])
  return { area, isAway, toNewest: () => area.current?.scrollTo({ top: 0 }) }
}

type ScrollerProps = {
  roomId: string
  /** Where the older messages go on; null at the beginning. */
  older: string | null
  lines: readonly ShownLine[]
  children: ReactNode
}

/** Where the conversation is read: at its end, or further up while new messages come. */
export function Scroller({ roomId, older, lines, children }: ScrollerProps) {
  const { area, isAway, toNewest } = useSteadyScroll({ first: lines[0]?.id, last: lines.at(-1)?.id })
  const lastWritten = lines.findLast(({ unsent }) => unsent)?.id
  const showWritten = useEffectEvent(toNewest)
  useEffect(() => {
    if (lastWritten) showWritten()
  }, [lastWritten])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={area}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        role="log"
        aria-label="대화 내용"
        className="flex h-full flex-col-reverse overflow-y-auto outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div className="mx-auto grid w-full max-w-[760px] gap-7 px-6 py-6">
          {older !== null && <Older key={older} roomId={roomId} />}
          {children}
        </div>
      </div>
      {isAway && (
        <IconButton
          label="최근 메시지로"
          onClick={toNewest}
          className="absolute right-4 bottom-4 rounded-full bg-elevated shadow-2"
        >
          <ChevronDown size={22} />
        </IconButton>
      )}
    </div>
  )
}
