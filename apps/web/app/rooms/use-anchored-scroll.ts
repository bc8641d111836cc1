import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatLine } from './lines.ts'

/** Nearer to the end than this, one is reading the newest. */
const NEAR_END_PX = 80

/**
 * The conversation lies in a reversed column: the browser measures from the end, so what is added at the top moves
 * nothing, and at the end one stays at the end. Only what is added below while one reads further up is balanced here.
 */
export function useAnchoredScroll(lines: readonly ChatLine[], sent: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const lastKey = lines.at(-1)?.key
  const [seenKey, setSeenKey] = useState(lastKey)
  const before = useRef({ height: 0, firstKey: lines[0]?.key, lastKey })

  // The distance to the end is the negative scroll position.
  useEffect(() => {
    const box = scroller.current
    const look = () => setAtEnd(Math.abs(box?.scrollTop ?? 0) < NEAR_END_PX)
    box?.addEventListener('scroll', look, { passive: true })
    return () => box?.removeEventListener('scroll', look)
  }, [])

  const firstKey = lines[0]?.key
  useLayoutEffect(() => {
    const height = content.current?.offsetHeight ?? 0
    const last = before.current
    const grewBelow = last.lastKey !== lastKey && last.firstKey === firstKey
    if (scroller.current && grewBelow && !isAtEnd) scroller.current.scrollTop -= height - last.height
    before.current = { height, firstKey, lastKey }
  }, [firstKey, lastKey, isAtEnd])

  useEffect(() => {
    if (sent > 0) scroller.current?.scrollTo({ top: 0 })
  }, [sent])
  const showEnd = () => scroller.current?.scrollTo({ top: 0 })

  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey)
  return { scroller, content, isAtEnd, hasNewBelow: !isAtEnd && seenKey !== lastKey, showEnd }
}
