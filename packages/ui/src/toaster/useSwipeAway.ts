import { useRef, type PointerEvent } from 'react'

const FAR_ENOUGH = 28

/** Follows a finger down or sideways; lets go past a thumb's width. */
export function useSwipeAway(away: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const x = event.clientX - start.current.x
      const y = Math.max(0, event.clientY - start.current.y)
      event.currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const far = Math.max(Math.abs(event.clientX - start.current.x), event.clientY - start.current.y)
      start.current = null
      if (far > FAR_ENOUGH) away()
      else event.currentTarget.style.translate = ''
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null
      event.currentTarget.style.translate = ''
    },
  }
}
