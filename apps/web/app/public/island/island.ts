import type { Page } from '@coffeeattack/contract/pages'
import { arrival, keepVisit, knownVisit } from '../../campaigns/arrival.ts'
import { LOCAL_KEYS, MESSENGER_ATTEMPT_KEY } from '../../sessions/storage-keys.ts'
import { letLaterFontsCome } from './later-fonts.ts'
import { startSideMenu } from './side-menu.ts'

/** Named here, as the whole table of pages would weigh more than the rest of this script. */
const KAKAO_RETURN: Page = '/login/autho'

/**
 * The Kakao button leads to Kakao: the page asks for the way itself and keeps the state that the return must bring
 * back (AUTH-1). When that fails, the link leads where it says, to the login, which tells what is wrong.
 */
function startKakao() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kakao-start]')) {
    link.addEventListener('click', (event) => {
      // In a tab of its own there is no state to come back to.
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (link.ariaBusy === 'true') return
      link.ariaBusy = 'true'
      void wayToKakao().then(
        (address) => location.assign(address),
        () => location.assign(link.href),
      )
    })
    addEventListener('pageshow', () => (link.ariaBusy = null))
  }
}

async function wayToKakao(): Promise<string> {
  const redirectUri = location.origin + KAKAO_RETURN
  const answer = await fetch(`/api/auth/kakao?${new URLSearchParams({ redirectUri })}`)
  const way: unknown = await answer.json()
  if (!answer.ok || !isWay(way)) throw new TypeError('no way to the messenger')
  const attempt = { state: way.state, waitingState: '', from: '' }
  sessionStorage.setItem(MESSENGER_ATTEMPT_KEY, JSON.stringify(attempt))
  return way.authorizeUrl
}

function isWay(way: unknown): way is { authorizeUrl: string; state: string } {
  return typeof way === 'object' && way !== null && 'authorizeUrl' in way && 'state' in way
}

const KEY = 'theme'

/** Light, dark or the system's choice. A script in the head applies the kept choice before the first paint. */
function startThemeChoice() {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]
  const root = document.documentElement

  function showState() {
    const chosen = root.dataset.theme ?? 'system'
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === chosen))
    }
  }
  function choose(theme: string | undefined) {
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme
      keep(theme)
    } else {
      delete root.dataset.theme
      keep(null)
    }
    showState()
  }

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.themeChoice))
  showState()
}

/** Storage may be closed to us; the choice then lasts as long as the page. */
function keep(theme: string | null) {
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {}
}

/**
 * Notes where the visitor came from, once in a session (PUB-4), and by whose link (PUB-8). The request outlives the
 * page, and whatever goes wrong is no business of the reader's.
 */
async function recordFirstVisit() {
  try {
    const now = new Date()
    if (knownVisit(window, now)) return
    const answer = await fetch('/api/users/utm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(arrival(window)),
      keepalive: true,
    })
    if (!answer.ok) return
    const visit: unknown = await answer.json()
    if (typeof visit === 'object' && visit && 'id' in visit && typeof visit.id === 'string') {
      keepVisit(window, visit.id, now)
    }
  } catch {}
}

/**
 * The head has said whether somebody is signed in, and the styles show that way in. It may change while the page is
 * open, in another tab, or while the page waits in the browser's memory for the way back.
 */
function keepSignedIn() {
  const look = () => document.documentElement.toggleAttribute('data-signed-in', isSignedIn())
  addEventListener('storage', look)
  addEventListener('pageshow', look)
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEYS.accessToken) !== null
  } catch {
    return false
  }
}

/** Whoever is signed in has a page of their own in place of the example. */
function leadToOwnPage() {
  const own = document.querySelector<HTMLElement>('[data-own]')?.dataset.own
  if (own && isSignedIn()) location.replace(own)
}

/** What few pages have comes only where its markup stands, so that the others do not pay for it. */
const parts: Readonly<Record<string, () => Promise<() => void>>> = {
  '[data-carousel]': async () => (await import('./landing.ts')).startLanding,
  '[data-count-up], [data-share], [data-guess-form]': async () =>
    (await import('./campaign.ts')).startCampaign,
  '[data-faq-search]': async () => (await import('./faq-search.ts')).startFaqSearch,
}

/** A page that nobody looks at is not painted, and waits for nothing; nor does one that cannot tell. */
const painted = new Promise<void>((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
  else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
})

/** The whole JavaScript of a public page. */
leadToOwnPage()
keepSignedIn()
startKakao()
startSideMenu()
startThemeChoice()
const found = Object.entries(parts).filter(([markup]) => document.querySelector(markup))
// They come once the page can be read. Said for whoever waits for it: from here on what can be pressed answers.
void painted.then(letLaterFontsCome)
void painted
  .then(() => Promise.all(found.map(async ([, load]) => (await load())())))
  .then(() => document.documentElement.setAttribute('data-started', ''))
// A task of its own: on a slow phone to begin a request takes longer than all that stands before it.
void painted.then(() => setTimeout(recordFirstVisit))
