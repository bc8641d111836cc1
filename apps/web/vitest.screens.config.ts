import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { screenBuild, screenTest } from '../../scripts/screen-tier.mjs'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { routeTable } from './scripts/route-table.ts'
import { publicPage } from './scripts/testing/public-page.ts'
import { texts } from './vite.config.ts'

const tier = await screenTest('web-screens')

/** Screens in a real browser, each at its address, with a fake API typed by the contract. */
export default defineConfig({
  plugins: [
    { enforce: 'pre', ...texts },
    tailwindcss(),
    screenBuild(['app/**/*.{ts,tsx}']),
    inlineScripts(),
    routeTable(),
  ],
  test: {
    ...tier,
    browser: { ...tier.browser, commands: { ...tier.browser.commands, publicPage } },
    include: ['app/**/*.screen.tsx'],
    setupFiles: ['app/testing/set-up.ts'],
  },
})
