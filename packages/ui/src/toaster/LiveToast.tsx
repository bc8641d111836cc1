import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dismissToast, type ToastEntry } from '../toast.tsx'
import { ToastBar } from '../ToastBar.tsx'
import { useCountdown } from '../useCountdown.tsx'

const FAR_ENOUGH = 28

/** Follows a finger down or sideways; closes past a thumb's width. */
function useSwipeAway(away: () => void) {
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

/** One visible toast: closes by time, swipe or Esc; waits while hovered or focused. */
export function LiveToast({ entry }: { entry: ToastEntry }) {
  const { id, ms, kind, action, leaving, text } = entry
  const [held, setHeld] = useState(false)
  const away = () => dismissToast(id)
  const swipe = useSwipeAway(away)
  useCountdown(ms, held, away)

  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && dismissToast(id)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [id])

  function act() {
    away()
    action?.onPress()
  }
  return (
    <ToastBar
      {...swipe}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      leaving={leaving}
      kind={kind}
      action={action && { label: action.label, onPress: act }}
    >
      {text}
    </ToastBar>
  )
}
