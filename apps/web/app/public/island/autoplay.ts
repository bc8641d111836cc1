import { prefersLessMotion } from './motion.ts'

/**
 * Turns to the next page at an interval. Pauses while the pointer is over the carousel, the focus is in it or the tab
 * is hidden, and does not start with reduced motion.
 */
export function startAutoplay(root: HTMLElement, track: HTMLElement, next: () => void) {
  const everyMs = Number(root.dataset.autoplay)
  const button = root.querySelector<HTMLButtonElement>('[data-pause]')
  if (!everyMs || !button) return
  let paused = prefersLessMotion()
  let looking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    if (paused || looking || document.hidden) return
    timer = setTimeout(() => {
      next()
      wait()
    }, everyMs)
  }
  function look(isLooking: boolean) {
    looking = isLooking
    wait()
  }
  function showState() {
    button!.toggleAttribute('data-paused', paused)
    button!.setAttribute(
      'aria-label',
      (paused ? button!.dataset.labelPlay : button!.dataset.labelPause) ?? '',
    )
  }

  button.addEventListener('click', () => {
    paused = !paused
    showState()
    // Pressing play starts it, although the pointer is still over the button.
    look(false)
  })
  root.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && look(true))
  root.addEventListener('pointerleave', () => look(false))
  root.addEventListener('focusin', () => look(Boolean(root.querySelector(':focus-visible'))))
  root.addEventListener('focusout', () => look(false))
  // A manual turn restarts the interval.
  track.addEventListener('scrollend', wait)
  document.addEventListener('visibilitychange', wait)
  showState()
  wait()
}
