import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'kit', include: ['src/**/*.test.ts'], passWithNoTests: true, testTimeout: 60_000 },
})
