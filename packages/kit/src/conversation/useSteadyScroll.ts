import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatLine } from './lines.ts'

/**
 * For a reversed column: the browser measures it from its end, so what joins at the top moves nothing, and at the end
 * one stays at the end. Only what joins below while one reads further up is balanced here. What one writes is shown
 * wherever one has scrolled to.
 */
export function useSteadyScroll(lines: readonly ChatLine[], nearEndPx: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const first = lines[0]?.key
  const last = lines.at(-1)?.key
  const [seen, setSeen] = useState(last)
  const before = useRef({ first, last, height: 0 })

  // The distance to the end is the negative scroll position.
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
