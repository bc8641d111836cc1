import { prefersLessMotion } from './motion.ts'

/**
 * Turns to the next page every so often. It waits while somebody points at the carousel, stands in it with the
 * keyboard or looks at another tab, and never begins by itself for people who asked for less motion.
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
    // Whoever presses play wants to see it move, though the pointer is still on the button.
    look(false)
  })
  root.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && look(true))
  root.addEventListener('pointerleave', () => look(false))
  root.addEventListener('focusin', () => look(Boolean(root.querySelector(':focus-visible'))))
  root.addEventListener('focusout', () => look(false))
  // A turn by hand gives the new page its full time.
  track.addEventListener('scrollend', wait)
  document.addEventListener('visibilitychange', wait)
  showState()
  wait()
}
