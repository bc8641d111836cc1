import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { conversations } from './threads.ts'

/** Older messages are asked for before their place is reached. */
const AHEAD = '400px'

/** Above the oldest message that stands there; one for each page, which asks once by itself. */
export function Older({ roomId }: { roomId: string }) {
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
