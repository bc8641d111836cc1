/** How much of the window's bottom a CTA, tab bar or open sheet's button takes ([data-bottom-bar]). */
export function bottomBarHeight(): number {
  let height = 0
  for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
    const box = bar.getBoundingClientRect()
    const atBottom = box.height > 0 && box.bottom >= window.innerHeight - 1 && box.top < window.innerHeight
    if (atBottom) height = Math.max(height, window.innerHeight - box.top)
  }
  return height
}
