import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { screenBuild, screenTest } from '../../scripts/screen-tier.mjs'

/** The gallery's sections in a real browser. */
export default defineConfig({
  plugins: [tailwindcss(), screenBuild(['gallery/**/*.tsx', 'src/**/*.{ts,tsx}'])],
  test: {
    ...(await screenTest('ui-screens')),
    include: ['gallery/**/*.screen.tsx'],
    setupFiles: ['gallery/set-up.ts'],
  },
})
