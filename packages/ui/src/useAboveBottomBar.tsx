import { type RefObject, useLayoutEffect } from 'react'

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

/** Tells an element the height of the bar under it (`--bar`), for as long as it is up: the page below may change. */
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
