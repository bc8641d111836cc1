import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/**
 * A phone's keyboard lies over the page and leaves the page as high as it was. While it is up, the room ends above it,
 * so that the header stays in view and the newest message with the box.
 */
function useHeightOverKeyboard(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const fit = () => {
      const covered = view.scale === 1 && window.innerHeight - view.height > 1
      room.current?.style.setProperty('height', covered ? `${view.height}px` : null)
      // The browser has moved the page to bring the box into view; now it is in view anyway.
      if (covered) window.scrollTo({ top: 0 })
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [room])
}

/** Where a room stands: the page's main part, as high as what is in view. */
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
