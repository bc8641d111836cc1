import { type RefObject, useEffect } from 'react'

/**
 * A phone's keyboard lies over the page and leaves the page as high as it was. While it is up, the room ends above it,
 * so that the header stays in view and the newest message with the box.
 */
export function useHeightOverKeyboard(room: RefObject<HTMLElement | null>): void {
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
