import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './src/testing/tiers.ts'

export default defineConfig({
  test: {
    name: 'server-rules',
    include: ruleTests,
    isolate: false,
    setupFiles: ['../../scripts/property-seed.mjs'],
    testTimeout: 90_000,
    // As many as the other projects of this tier (scripts/rule-tier.mjs).
    maxWorkers: availableParallelism(),
  },
})
