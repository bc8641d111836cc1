import { type RefObject, useLayoutEffect } from 'react'

/** How much of the window's bottom a button, tab bar or open sheet's button takes ([data-bottom-bar]). */
function bottomBarHeight(): number {
  let height = 0
  for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
    const box = bar.getBoundingClientRect()
    const atBottom = box.height > 0 && box.bottom >= window.innerHeight - 1 && box.top < window.innerHeight
    if (atBottom) height = Math.max(height, window.innerHeight - box.top)
  }
  return height
}

/** Sets `--bar` of an element to the height of the bar under it while mounted, because the page below may change. */
export function useAboveBottomBar(place: RefObject<HTMLElement | null>, isUp: boolean): void {
  useLayoutEffect(() => {
    if (!isUp) return
    let frame = 0
    function stand() {
      place.current?.style.setProperty('--bar', `${bottomBarHeight()}px`)
      frame = requestAnimationFrame(stand)
    }
    stand()
    return () => cancelAnimationFrame(frame)
  }, [place, isUp])
}
