import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/db/test-server.ts'],
    // Real databases and processes: patient enough for a busy machine.
    testTimeout: 30_000,
    // All cores: much of the time is spent waiting for databases and providers.
    maxWorkers: '100%',
    // Projects with another number of workers must be a group of their own.
    sequence: { groupOrder: 1 },
    hookTimeout: 60_000,
  },
})
