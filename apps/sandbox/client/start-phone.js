import { fill, h } from './dom.js'
import { arrived } from './notifications.js'
import { icon } from './icons.js'
import { written } from './numbers.js'
import { createBanner } from './parts/banner.js'
import { createToast } from './parts/toast.js'
import { createPhone } from './phone.js'
import { createRouter } from './router.js'
import { viewOf } from './screens/view-of.js'
import { listen } from './server.js'
import { clockFace } from './time.js'

const TICK_MS = 250

/**
 * Starts a phone: waits for its first state, then shows one view at a time.
 * @param {HTMLElement} glass
 * @param {string} number
 */
export function startPhone(glass, number) {
  /** @type {ReturnType<typeof run> | null} */
  let running = null
  fill(glass, h('p.booting', { role: 'status' }, '폰을 켜고 있어요'))
  listen(
    `/${number}/events`,
    (/** @type {import('./phone-screen.ts').PhoneScreen} */ screen) => {
      running ??= run(glass, number, screen)
      running.hear(screen)
    },
    (online) => glass.toggleAttribute('data-offline', !online),
  )
}

/**
 * @param {HTMLElement} glass
 * @param {string} number
 * @param {import('./phone-screen.ts').PhoneScreen} first
 */
function run(glass, number, first) {
  const stage = h('div.stage')
  const voice = h('p.unseen', { 'aria-live': 'polite' })
  const time = h('span')
  const signs = h('span.status-signs', icon('signal', 16), icon('wifi', 16), icon('battery', 22))
  const status = h('div.status-bar', { 'aria-hidden': 'true' }, time, signs)
  const banner = createBanner()
  const toast = createToast(glass)

  /** @type {import('./view.ts').View} */
  let shown = { element: stage }
  const router = createRouter(show, 'lock')
  const phone = createPhone(number, first, {
    open: (view) => router.open(view),
    replace: (view) => router.replace(view),
    back: () => router.back(),
    toast,
  })
  let waiting = phone.notifications()

  /** @param {string} view @param {'forward' | 'back' | 'none'} direction */
  function show(view, direction) {
    shown = viewOf(phone, view)
    shown.element.classList.add('view', `enter-${direction}`)
    fill(stage, shown.element)
    glass.dataset['view'] = view.split('/')[0]
    glass.toggleAttribute('data-on-dark', shown.onDark ?? false)
    banner.hide()
    if (direction !== 'none') focusHeading(shown.element)
    tick()
  }

  function tick() {
    time.textContent = clockFace(phone.now())
    shown.tick?.()
    if (phone.notifications().length < waiting.length) refresh() // time put one away
  }

  function refresh() {
    waiting = phone.notifications()
    shown.update?.()
    const count = waiting.length > 0 ? `(${waiting.length}) ` : ''
    document.title = `${count}${written(number)} · 연습용 폰`
  }

  /** From an app to the home screen, and from there to the lock screen. */
  const goHome = () => router.open(router.view === 'home' ? 'lock' : 'home')
  const bar = h('button.home-bar', { 'aria-label': '홈으로 가기', onclick: goHome }, h('span'))
  fill(glass, status, stage, bar, banner.element, voice)
  router.start()
  refresh()
  setInterval(tick, TICK_MS)
  addEventListener('keydown', ({ key }) => key === 'Escape' && router.view !== 'home' && router.back())

  return {
    /** @param {import('./phone-screen.ts').PhoneScreen} screen */
    hear(screen) {
      phone.hear(screen)
      const before = waiting
      refresh()
      const [news] = arrived(before, waiting)
      if (!news) return
      voice.textContent = `${news.head}. ${news.body}`
      navigator.vibrate?.([60, 40, 60])
      if (router.view !== 'lock' && router.view !== news.to) banner.show(news, () => phone.open(news.to))
    },
  }
}

/** So that a screen reader and the keyboard start at the top of the new view. @param {HTMLElement} view */
function focusHeading(view) {
  const heading = view.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
