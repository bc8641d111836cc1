import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { callTests } from './src/testing/tiers.ts'

export default defineConfig({
  test: {
    name: 'calls',
    include: callTests,
    setupFiles: ['../../scripts/property-seed.mjs'],
    globalSetup: ['src/platform/db/testing/test-server.ts'],
    // Importing the service again for every file would take as long as the tests themselves.
    isolate: false,
    // A larger nursery: collections are rarer, and what a test leaves dies in it.
    execArgv: ['--max-semi-space-size=64'],
    // Real databases and processes: patient enough for a busy machine.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // More than there are cores: half of the time is spent waiting for the database.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Projects with another number of workers must be a group of their own.
    sequence: { groupOrder: 1 },
  },
})
