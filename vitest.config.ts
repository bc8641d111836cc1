import { defineConfig } from 'vitest/config'

/** One run, one project per kind of test. Browser flows are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest*.config.ts', 'apps/*/vitest*.config.ts', 'scripts/vitest.config.ts'],
  },
})
