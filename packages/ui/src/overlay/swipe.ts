const CLOSING_PART = 0.3

/**
 * Whether a sheet let go now was pulled down far enough to close. The primitive closes by itself on a
 * fast flick or at one half; ours closes from 30 % on.
 */
export function pulledFarEnough(popup: HTMLElement): boolean {
  const moved = Number.parseFloat(popup.style.getPropertyValue('--drawer-swipe-movement-y'))
  return moved > popup.offsetHeight * CLOSING_PART
}
