import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'client/**/*.test.ts'],
    // Patient enough for a busy machine.
    testTimeout: 60_000,
  },
})
