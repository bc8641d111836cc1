import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { screenBuild, screenTest } from '../../scripts/screen-tier.mjs'

/** The parts of both front ends in a real browser, without a screen of either. */
export default defineConfig({
  plugins: [tailwindcss(), screenBuild(['src/**/*.{ts,tsx}'])],
  test: {
    ...(await screenTest('kit-screens')),
    include: ['src/**/*.screen.tsx'],
    setupFiles: ['src/testing/setUp.ts'],
  },
})
