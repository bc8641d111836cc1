import { test as base, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import './promptly.tsx'
import { settled } from './render.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Playwright's own: how the system behind the page is set. */
    emulateMedia(media: {
      colorScheme?: 'light' | 'dark' | null
      reducedMotion?: 'reduce' | 'no-preference' | null
      media?: 'print' | null
    }): Promise<void>
  }
}

/**
 * Nobody looks at the page, and a browser that draws no picture of it has a tenth less to do; what it lays out, and what a
 * press meets, stays the same. A test of what waits for the first picture asks for one.
 */
export function drawPicture(isDrawn: boolean): void {
  const frame = window.frameElement as HTMLElement | null
  frame?.style.setProperty('opacity', isDrawn ? '1' : '0')
}
drawPicture(false)

/**
 * Where motion rests, the short fades of dialogs and sheets take no time either: a test would wait half a second for each
 * of them. With motion they take the time of production.
 */
const still = document.createElement('style')
still.textContent =
  '@media (prefers-reduced-motion: reduce) { :root { --t1: 0s !important; --t2: 0s !important; --t3: 0s !important } }'
document.head.append(still)

let left: string | null = null

/** A page that is left for another document stays, for the tests run in it; the address that it was left for is kept. */
export function catchLeaving({ navigation }: Window): void {
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument || event.downloadRequest !== null || !event.cancelable) return
    const { pathname, search, origin } = new URL(event.destination.url)
    left = (origin === location.origin ? '' : origin) + pathname + search
    event.preventDefault()
  })
}
catchLeaving(window)

/** The page's clock. It stands still from when it is set, until the test runs it. */
const clock = {
  set: (now: string | Date) =>
    void vi.useFakeTimers({
      now: new Date(now),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
  async runFor(ms: number) {
    // Whatever is to happen later has been put down before time moves.
    await settled()
    await vi.advanceTimersByTimeAsync(ms)
  },
  /** The date alone is set; what waits, waits as it always does. */
  day: (now: string | Date) => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }),
  /** As on a phone that slept until then: no timer ran meanwhile, and the page hears that it is looked at again. */
  wakeAt(now: string | Date) {
    vi.setSystemTime(new Date(now))
    document.dispatchEvent(new Event('visibilitychange'))
  },
}

const UNCHANGED = 'screen and (prefers-reduced-motion: reduce) and (prefers-color-scheme: light)'

/** Light, at rest and of this size. Only what differs is set: each word to the browser takes as long as a press. */
async function atRest({ width, height }: { width: number; height: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  if (!matchMedia(UNCHANGED).matches)
    await commands.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: null })
}

/** Every test begins in a fresh phone: nothing kept, its own clock, light, at rest, 390 px wide unless `size` says otherwise. */
export const test = base
  .extend('size', { width: 390, height: 844 })
  .extend('phone', { auto: true }, async ({ size }, { onCleanup }) => {
    left = null
    localStorage.clear()
    sessionStorage.clear()
    onCleanup(async () => {
      vi.useRealTimers()
      delete document.documentElement.dataset['theme']
      await atRest(size)
    })
    await atRest(size)
    return {
      /** The page that this one was left for, another document's address. */
      leftFor: () => left,
    }
  })
  .extend('clock', clock)
