import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { screenBuild, screenTest } from '../../scripts/screen-tier.mjs'

/** Runs the console's pages in a real browser against a fake API typed by the contract. */
export default defineConfig({
  plugins: [tailwindcss(), screenBuild(['src/**/*.{ts,tsx}'])],
  test: {
    ...(await screenTest('console-screens')),
    include: ['src/**/*.screen.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
  },
})
