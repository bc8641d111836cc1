import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { currentToast, subscribeToast } from './toast.tsx'
import { LiveToast } from './toaster/LiveToast.tsx'

/** How much of the window's bottom a CTA, tab bar or open sheet's button takes ([data-bottom-bar]). */
function bottomBarHeight(): number {
  let height = 0
  for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
    const box = bar.getBoundingClientRect()
    const atBottom = box.height > 0 && box.bottom >= window.innerHeight - 1 && box.top < window.innerHeight
    if (atBottom) height = Math.max(height, window.innerHeight - box.top)
  }
  return height
}

/** Shows what `toast()` says, 16 px above the bottom bar. Stands once at the root of an app. */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToast, currentToast, () => null)
  const place = useRef<HTMLOutputElement>(null)

  useLayoutEffect(() => {
    if (!entry) return
    let frame = 0
    // For as long as it is up: the page under it may change, and its bar with it.
    function stand() {
      place.current?.style.setProperty('--bar', `${bottomBarHeight()}px`)
      frame = requestAnimationFrame(stand)
    }
    stand()
    return () => cancelAnimationFrame(frame)
  }, [entry])

  return (
    <output
      ref={place}
      // explicit, so that an open dialog does not hide it from readers
      aria-live="polite"
      data-toast
      className="pointer-events-none fixed right-(--overlay-right) bottom-[calc(max(var(--bar,0px),env(safe-area-inset-bottom))+16px)] left-(--overlay-left) z-50 flex justify-center px-4"
    >
      {entry && <LiveToast key={entry.id} entry={entry} />}
    </output>
  )
}
