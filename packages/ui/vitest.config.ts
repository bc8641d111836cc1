import { defineConfig } from 'vitest/config'

/** `css`: the tokens are tested as text. */
export default defineConfig({
  test: { name: 'ui', include: ['src/**/*.test.ts'], css: true, testTimeout: 60_000 },
})
