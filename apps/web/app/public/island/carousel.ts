import { startAutoplay } from './autoplay.ts'
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
