import os from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { CHROMIUM_ARGS, chromiumPath } from './browser.mjs'
import { withQuickHands } from './screen-hands.mjs'

/*
 * What every project of screen tests shares: one screen or component at a time in a real Chromium, with the eyes of a
 * phone in Seoul. Motion rests unless a test asks for it.
 */

const emulateMedia = async (/** @type {any} */ { page }, /** @type {object} */ media) =>
  page.emulateMedia(media)

/**
 * How the screens under `entries` are built: with the React of production, as everybody gets it and in half the time.
 * @returns {import('vitest/config').Plugin}
 */
export const screenBuild = (/** @type {string[]} */ entries) => ({
  name: 'screen-build',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Looked through at the start: a package that turned up later would reload the page under a running test.
    optimizeDeps: {
      entries,
      include: ['axe-core', 'vitest-browser-react', 'react/jsx-runtime', 'react-dom/client'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
  }),
})

export const screenTest = async (/** @type {string} */ name) => ({
  name,
  // Files share their page, so that the app's modules are loaded once; what a test leaves behind is cleared after it.
  isolate: false,
  restoreMocks: true,
  // A page a core; projects with another number of workers must be a group of their own.
  maxWorkers: os.availableParallelism(),
  sequence: { groupOrder: 2 },
  // Patient enough for a busy machine; nothing waits longer than what it waits for, and looks for it often.
  testTimeout: 90_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
  browser: {
    enabled: true,
    headless: true,
    ui: false,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: withQuickHands(
      playwright({
        launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
        contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
        actionTimeout: 20_000,
      }),
    ),
    instances: [{ browser: /** @type {const} */ ('chromium') }],
    commands: { emulateMedia },
  },
})
