import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So far from the newest message is away from it. */
const AWAY_PX = 160

/** The first and the last line that stand there. */
type Ends = { first: string | undefined; last: string | undefined }

/**
 * For a reversed column: it is measured from its end, so it begins there, and what joins at the top moves nothing.
 * What joins at the end while somebody reads further up would; that is balanced here.
 */
export function useSteadyScroll({ first, last }: Ends) {
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
