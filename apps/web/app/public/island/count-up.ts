import { countedAmount } from '../../insight/lifetime-income/counted-amount.ts'
import { prefersLessMotion } from './motion.ts'

const COUNT_MS = 1000

/** Sums that count up when the page opens; the markup holds the end already. */
export function countUp() {
  if (prefersLessMotion()) return
  for (const figure of document.querySelectorAll<HTMLElement>('[data-count-up]')) {
    const end = Number(figure.dataset.countUp)
    const started = performance.now()
    const draw = (now: number) => {
      const part = Math.min(1, (now - started) / COUNT_MS)
      // Quick at first, then slower: the figure arrives rather than stops.
      figure.textContent = countedAmount(Math.round(end * (1 - (1 - part) ** 3)), end)
      if (part < 1) requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  }
}
