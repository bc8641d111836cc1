import os from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { CHROMIUM_ARGS, chromiumPath } from './browser.mjs'
import { withQuickHands } from './screen-hands.mjs'

/*
 * The settings of every project of screen tests: a real Chromium with the screen of a phone in Seoul, and reduced motion unless
 * a test asks for motion.
 */

const emulateMedia = async (/** @type {any} */ { page }, /** @type {object} */ media) =>
  page.emulateMedia(media)

/**
 * Builds the screens under `entries` with the production React, which halves the time of the tests.
 * @returns {import('vitest/config').Plugin}
 */
export const screenBuild = (/** @type {string[]} */ entries) => ({
  name: 'screen-build',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Scanned at the start: a package that Vite finds later would reload the page during a test.
    optimizeDeps: {
      entries,
      include: ['axe-core', 'vitest-browser-react', 'react/jsx-runtime', 'react-dom/client'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
  }),
})

export const screenTest = async (/** @type {string} */ name) => ({
  name,
  // Files share a page, so that the app's modules load once; each test clears what it leaves behind.
  isolate: false,
  restoreMocks: true,
  // One page per core; projects with another number of workers need a group of their own.
  maxWorkers: os.availableParallelism(),
  sequence: { groupOrder: 2 },
  // Long enough for a busy machine.
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
