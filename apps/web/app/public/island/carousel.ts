import { prefersLessMotion } from './motion.ts'

export function startCarousels() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(root)
}

/**
 * The browser scrolls and snaps the row; this adds arrow keys, buttons, the page number, the dots, and autoplay where
 * the markup asks for it. The markup shows the first page, so nothing is measured before the first move.
 */
function startCarousel(root: HTMLElement) {
  const track = root.querySelector<HTMLElement>('[data-track]')
  if (!track) return
  const pages = [...track.querySelectorAll<HTMLElement>(':scope > *')]
  const steps = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const dots = [...(root.querySelector('[data-dots]')?.children ?? [])]
  const number = root.querySelector('[data-page]')
  let current = 0

  const startOf = (page: HTMLElement) => page.offsetLeft - pages[0]!.offsetLeft
  const atEnd = () => track.scrollLeft + track.clientWidth >= track.scrollWidth - 2

  function show(index: number) {
    track!.scrollTo({ left: startOf(pages[index]!), behavior: prefersLessMotion() ? 'instant' : 'smooth' })
  }
  function step(by: number) {
    show(Math.min(pages.length - 1, Math.max(0, current + by)))
  }
  function follow() {
    current = atEnd() ? pages.length - 1 : nearest(pages.map(startOf), track!.scrollLeft)
    if (number) number.textContent = String(current + 1)
    for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-on', index === current)
    for (const button of steps) {
      button.disabled = button.dataset.step === 'next' ? atEnd() : track!.scrollLeft < 2
    }
  }

  track.addEventListener('scroll', follow, { passive: true })
  track.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  })
  for (const button of steps) {
    button.addEventListener('click', () => step(button.dataset.step === 'next' ? 1 : -1))
  }
  startAutoplay(root, track, () => show((current + 1) % pages.length))
}

function nearest(starts: number[], to: number): number {
  const distances = starts.map((start) => Math.abs(start - to))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Turns to the next page at an interval. Pauses while the pointer is over the carousel, the focus is in it or the tab
 * is hidden, and does not start with reduced motion.
 */
function startAutoplay(root: HTMLElement, track: HTMLElement, next: () => void) {
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
