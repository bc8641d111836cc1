import { useEffect, useState } from 'react'
import { dismissToast, type ToastEntry } from '../toast.tsx'
import { ToastBar } from '../ToastBar.tsx'
import { useCountdown } from './useCountdown.ts'
import { useSwipeAway } from './useSwipeAway.ts'

/** One toast while it is up: leaves by itself, by swipe, by Esc; waits while pointed at or focused. */
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
