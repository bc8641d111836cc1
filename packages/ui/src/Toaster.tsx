import { useRef, useSyncExternalStore } from 'react'
import { currentToast, subscribeToast } from './toast.tsx'
import { LiveToast } from './toaster/LiveToast.tsx'
import { useAboveBottomBar } from './useAboveBottomBar.tsx'

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
