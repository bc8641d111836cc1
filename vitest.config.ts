import { defineConfig } from 'vitest/config'

/** One run, one project per kind of test. Browser flows are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    // Much of the time is spent waiting for databases and providers, so a core may serve more than one file.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'scripts/vitest.config.ts'],
  },
})
