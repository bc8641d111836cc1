import { nextGrowth, popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { SENT_HOME } from '../../sessions/sent-home.ts'
import { startCarousels } from './carousel.ts'

/** Updates the counts of participants while the page is open, by the rule that rendered them. */
function keepPopularJobs() {
  const list = document.querySelector('[data-popular-jobs]')
  if (list) update(list)
}

function update(list: Element) {
  const now = new Date()
  for (const [index, { count, share }] of popularJobs(now).entries()) {
    const row = list.children[index]
    const figure = row?.querySelector('[data-count]')
    const bar = row?.querySelector<HTMLElement>('[data-bar]')
    if (!figure || !bar || figure.textContent === groupDigits(count)) continue
    figure.textContent = groupDigits(count)
    bar.style.width = `${(share * 100).toFixed(2)}%`
  }
  setTimeout(() => update(list), nextGrowth(now).getTime() - now.getTime())
}

/** Longer than a toast: it has two sentences, and the person did not ask for it. */
const SHOWN_MS = 6000

/**
 * Explains why the person was sent here, then removes the reason from the address, so that a reload shows nothing.
 */
function tellSentHome() {
  const { hash, pathname, search } = location
  if (!hash.startsWith(SENT_HOME)) return
  history.replaceState(history.state, '', pathname + search)
  const why = CSS.escape(hash.slice(SENT_HOME.length))
  const word = document.querySelector<HTMLElement>(`[data-why="${why}"]`)
  if (!word) return
  word.hidden = false
  setTimeout(() => (word.hidden = true), SHOWN_MS)
}

/** The landing page's script. */
export function startLanding() {
  startCarousels()
  keepPopularJobs()
  tellSentHome()
}
