import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, subscribeToast, type ToastEntry } from './toast.tsx'
import { ToastBar } from './ToastBar.tsx'
import { useAboveBottomBar } from './useAboveBottomBar.tsx'
import { useCountdown } from './useCountdown.tsx'

/** Shows the toasts of `toast()`, 16 px above the bottom bar. Once at the root of an app. */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToast, currentToast, () => null)
  const place = useRef<HTMLOutputElement>(null)
  useAboveBottomBar(place, entry !== null)
  return (
    <output
      ref={place}
      // Explicit, so that an open dialog does not hide it from screen readers.
      aria-live="polite"
      data-toast
      className="pointer-events-none fixed right-(--overlay-right) bottom-[calc(max(var(--bar,0px),env(safe-area-inset-bottom))+16px)] left-(--overlay-left) z-50 flex justify-center px-4"
    >
      {entry && <LiveToast key={entry.id} entry={entry} />}
    </output>
  )
}

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
function LiveToast({ entry }: { entry: ToastEntry }) {
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
