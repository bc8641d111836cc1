import { nextGrowth, popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { groupDigits } from '@coffeeattack/domain/salary/format'

/** Lets the counts of participants move on while the page is open, by the same rule that rendered them. */
export function keepPopularJobs() {
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
