import { test as base, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import './promptly.tsx'
import { settled } from './render.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Playwright's own: emulates the system's settings. */
    emulateMedia(media: {
      colorScheme?: 'light' | 'dark' | null
      reducedMotion?: 'reduce' | 'no-preference' | null
      media?: 'print' | null
    }): Promise<void>
  }
}

/**
 * The test page is invisible, because a browser that does not draw needs a tenth less time; layout and presses are
 * the same. A test that waits for a paint turns drawing on.
 */
export function drawPicture(isDrawn: boolean): void {
  const frame = window.frameElement as HTMLElement | null
  frame?.style.setProperty('opacity', isDrawn ? '1' : '0')
}
drawPicture(false)

/**
 * With reduced motion the short fades of dialogs and sheets take no time, or each would cost a test half a second.
 * With motion they take their real time.
 */
const still = document.createElement('style')
still.textContent =
  '@media (prefers-reduced-motion: reduce) { :root { --t1: 0s !important; --t2: 0s !important; --t3: 0s !important } }'
document.head.append(still)

let left: string | null = null

/** Prevents navigation to another document, because the tests run in this one, and records its address. */
export function catchLeaving({ navigation }: Window): void {
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument || event.downloadRequest !== null || !event.cancelable) return
    const { pathname, search, origin } = new URL(event.destination.url)
    left = (origin === location.origin ? '' : origin) + pathname + search
    event.preventDefault()
  })
}
catchLeaving(window)

/** The page's clock. Once set it stands still until the test moves it. */
const clock = {
  set: (now: string | Date) =>
    void vi.useFakeTimers({
      now: new Date(now),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
  async runFor(ms: number) {
    // Timers must be set before the clock moves.
    await settled()
    await vi.advanceTimersByTimeAsync(ms)
  },
  /** Sets only the date; timers run as always. */
  day: (now: string | Date) => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }),
  /** As on a phone that slept until then: no timer ran, and the page becomes visible. */
  wakeAt(now: string | Date) {
    vi.setSystemTime(new Date(now))
    document.dispatchEvent(new Event('visibilitychange'))
  },
}

const UNCHANGED = 'screen and (prefers-reduced-motion: reduce) and (prefers-color-scheme: light)'

/**
 * Light theme, reduced motion, this size. Only differences are set, because each browser command takes as long as a
 * press.
 */
async function atRest({ width, height }: { width: number; height: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  if (!matchMedia(UNCHANGED).matches)
    await commands.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: null })
}

/**
 * Every test starts with empty storage, a fresh clock, the light theme, reduced motion, 390 px wide unless `size`
 * says otherwise.
 */
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
      /** The address of another document for which the page was left. */
      leftFor: () => left,
    }
  })
  .extend('clock', clock)
