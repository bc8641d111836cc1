import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { share, shareNews } from './share.ts'

/** As long as the app's toasts: after copying a link, and else. */
const NEWS_MS = { copied: 4000, other: 3000 }

/** The share buttons of a page without React. */
export function startSharing() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-share]')]
  if (buttons.length === 0) return
  const place = document.createElement('output')
  place.className = 'share-news'
  document.body.append(place)
  for (const button of buttons) {
    // Read at the press: a page may put another card in place.
    button.addEventListener('click', () => void shareAndTell(button.dataset.share ?? '', place))
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined

async function shareAndTell(card: string, place: HTMLElement) {
  const result = await share(JSON.parse(card) as ShareCard)
  clearTimeout(leaving)
  place.textContent = shareNews[result] ?? ''
  leaving = setTimeout(() => (place.textContent = ''), result === 'copied' ? NEWS_MS.copied : NEWS_MS.other)
}
