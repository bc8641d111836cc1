import os from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'
import { APP, DATA_DIR, SERVICE } from './data-folder.ts'
import { SERVER_LOG } from './log-canary.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const CI = Boolean(process.env['CI'])

export default defineConfig({
  testDir: '.',
  globalTeardown: './log-canary.ts',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  // A flow waits for a quarter of its time, so one worker more than there are cores.
  workers: os.availableParallelism() + 1,
  forbidOnly: CI,
  // Patient enough for a busy machine: only what fails waits so long.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  // A test that needs the second try is reported as flaky.
  retries: CI ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: '../.cache/browser-report.json' }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: APP,
    // A page that a worker controls may send calls past the answers that a flow puts in their place.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
  },
  webServer: {
    // Every run begins with a new demo world.
    command: `rm -rf '${DATA_DIR}' && exec node apps/server/src/main.ts 2> '${SERVER_LOG}'`,
    cwd: ROOT,
    url: `${APP}/api/ready`,
    env: SERVICE,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
})
