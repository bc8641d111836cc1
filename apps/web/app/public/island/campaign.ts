import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { share, shareNews } from '../../campaigns/share.ts'
import { countedAmount } from '../../insight/lifetime-income/counted-amount.ts'
import { guessGap, guessNews } from '../../insight/standing/guess.ts'
import { prefersLessMotion } from './motion.ts'

/** As long as the app's toasts: after copying a link, and otherwise. */
const NEWS_MS = { copied: 4000, other: 3000 }

/** The share buttons of a page without React. */
function startSharing() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-share]')]
  if (buttons.length === 0) return
  const place = document.createElement('output')
  place.className = 'share-news'
  document.body.append(place)
  for (const button of buttons) {
    // Read at the press, because a page may have replaced the card.
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

const COUNT_MS = 1000

/** Sums that count up when the page opens; the markup holds the final value. */
function countUp() {
  if (prefersLessMotion()) return
  for (const figure of document.querySelectorAll<HTMLElement>('[data-count-up]')) {
    const end = Number(figure.dataset.countUp)
    const started = performance.now()
    // Fixes the width of the final value, so that nothing else is laid out while it counts.
    figure.style.cssText = `display: inline-block; width: ${figure.getBoundingClientRect().width}px; text-align: right`
    const draw = (now: number) => {
      const part = Math.min(1, (now - started) / COUNT_MS)
      // Ease-out.
      figure.textContent = countedAmount(Math.round(end * (1 - (1 - part) ** 3)), end)
      if (part < 1) requestAnimationFrame(draw)
      else figure.removeAttribute('style')
    }
    requestAnimationFrame(draw)
  }
}

/** The script of the shareable pages. Each part looks for its markup and does nothing without it. */
export function startCampaign() {
  countUp()
  startSharing()
  startGuess()
}

/** The guess on /secret: shows its value while it moves, and the answer in place. */
function startGuess() {
  const form = document.querySelector<HTMLFormElement>('[data-guess-form]')
  const reveal = document.querySelector<HTMLElement>('[data-reveal]')
  const slider = form?.querySelector<HTMLInputElement>('[name=guess]')
  if (!form || !reveal || !slider) return
  const answer = Number(form.dataset.answer)
  const places = (form.dataset.places ?? '').split(',').map(Number)

  function say(where: ParentNode, name: string, text: string) {
    const place = where.querySelector(`[data-guess-${name}]`)
    if (place) place.textContent = text
  }
  function show() {
    const guess = slider!.valueAsNumber
    const x = places[guess - 1] ?? 0
    say(reveal!, 'news', guessNews(guess, answer))
    say(reveal!, 'gap', guessGap(guess, answer))
    reveal!.querySelector('[data-guess]')?.setAttribute('transform', `translate(${x} 0)`)
    const pin = reveal!.querySelector<SVGElement>('[data-pin]')
    pin?.style.setProperty('--walk', `${x - (places[answer - 1] ?? 0)}px`)
    // Hidden for a moment, so that the pin's animation runs again.
    reveal!.hidden = true
    void reveal!.offsetHeight
    reveal!.hidden = false
    const title = reveal!.querySelector<HTMLElement>('[tabindex]')
    title?.focus({ preventScroll: true })
    reveal!.scrollIntoView({ block: 'nearest' })
  }

  function sayValue() {
    const text = `상위 ${slider!.value}%`
    say(form!, 'value', text)
    slider!.setAttribute('aria-valuetext', text)
  }

  slider.addEventListener('input', sayValue)
  // The slider may have been moved before this script loaded, or restored with the page.
  sayValue()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
}
