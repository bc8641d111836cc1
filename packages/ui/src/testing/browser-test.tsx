import { test as base, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

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
  runFor: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)),
  /** The date alone is set; what waits, waits as it always does. */
  day: (now: string | Date) => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }),
  /** As on a phone that slept until then: no timer ran meanwhile, and the page hears that it is looked at again. */
  wakeAt(now: string | Date) {
    vi.setSystemTime(new Date(now))
    document.dispatchEvent(new Event('visibilitychange'))
  },
}

/** Every test begins in a fresh phone: nothing kept, its own clock, light, at rest, 390 px wide. */
export const test = base
  .extend('phone', { auto: true }, ({}, { onCleanup }) => {
    left = null
    localStorage.clear()
    sessionStorage.clear()
    onCleanup(async () => {
      vi.useRealTimers()
      delete document.documentElement.dataset['theme']
      await page.viewport(390, 844)
      await commands.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: null })
    })
    return {
      /** The page that this one was left for, another document's address. */
      leftFor: () => left,
    }
  })
  .extend('clock', clock)
