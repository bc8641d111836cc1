import type { Page } from '@coffeeattack/contract/pages'
import { arrival, keepVisit, knownVisit } from '../../campaigns/arrival.ts'
import { LOCAL_KEYS, MESSENGER_ATTEMPT_KEY } from '../../sessions/storage-keys.ts'
import { startSideMenu } from './side-menu.ts'

/** Named here, because importing the table of pages would weigh more than the rest of this script. */
const KAKAO_RETURN: Page = '/login/autho'

/**
 * The Kakao button leads to Kakao: the page requests the address itself and stores the state that the return must
 * bring back (AUTH-1). On a failure the link leads to the login, which explains it.
 */
function startKakao() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kakao-start]')) {
    link.addEventListener('click', (event) => {
      // A new tab would not have the stored state.
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

/** Light, dark or the system's theme. A script in the head applies a stored choice before the first paint. */
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

/** Storage may be blocked; the choice then lasts as long as the page. */
function keep(theme: string | null) {
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {}
}

/**
 * Records the visit's source once in a session (PUB-4), and the partner's link (PUB-8). The request outlives the
 * page, and failures are ignored.
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
 * The head has marked whether somebody is signed in, which shows their own links. It may change while the page is
 * open, in another tab, or while the page is in the back/forward cache.
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

/** A signed-in person has a page of their own in place of the example. */
function leadToOwnPage() {
  const own = document.querySelector<HTMLElement>('[data-own]')?.dataset.own
  if (own && isSignedIn()) location.replace(own)
}

/** Scripts that few pages need, loaded only where their markup is. */
const parts: Readonly<Record<string, () => Promise<() => void>>> = {
  '[data-carousel]': async () => (await import('./landing.ts')).startLanding,
  '[data-count-up], [data-share], [data-guess-form]': async () =>
    (await import('./campaign.ts')).startCampaign,
  '[data-price]': async () => (await import('./price.ts')).startPrice,
  '[data-faq-search]': async () => (await import('./faq-search.ts')).startFaqSearch,
  '[data-verify]': async () => (await import('./verify.ts')).startVerifying,
  '[data-renew]': async () => (await import('./renew.ts')).startRenewing,
}

/**
 * Resolves after the first paint. A hidden page is not painted, and some browsers report no paint: both resolve at
 * once.
 */
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
// Tests wait for this attribute: from here on every control works.
void painted
  .then(() => Promise.all(found.map(async ([, load]) => (await load())())))
  .then(() => document.documentElement.setAttribute('data-started', ''))
// A task of its own: on a slow phone starting a request takes longer than everything before it.
void painted.then(() => setTimeout(recordFirstVisit))
