/** The area that overlays may cover: the column where the page has one, else the window. See base.css. */
export const bounds = 'fixed inset-y-0 right-(--overlay-right) left-(--overlay-left)'

/** The backdrop of an overlay. data-fade keeps its short fade with reduced motion. */
export const dim =
  bounds +
  ' z-40 bg-dim transition-opacity duration-(--t3) data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-(--t2)'

/** A press on a toast is not a press outside. */
export function isOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toast]') !== null
}
