import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/**
 * A phone's keyboard covers the page without shrinking it. While it is open, the room ends above it, so that the
 * header and the newest message stay in view.
 */
function useHeightOverKeyboard(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const fit = () => {
      const covered = view.scale === 1 && window.innerHeight - view.height > 1
      room.current?.style.setProperty('height', covered ? `${view.height}px` : null)
      // The browser has scrolled the page to show the composer, which is visible anyway now.
      if (covered) window.scrollTo({ top: 0 })
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [room])
}

/** The room's frame: the page's `<main>`, as high as the visible viewport. */
export function RoomFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  useHeightOverKeyboard(frame)
  return (
    <main
      id="main"
      ref={frame}
      className="flex h-dvh flex-col bg-page lg:sticky lg:top-0 lg:border-l lg:border-line"
    >
      {children}
    </main>
  )
}
