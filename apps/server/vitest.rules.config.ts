import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'
import { ruleTests } from './src/testing/tiers.ts'

export default defineConfig({
  test: { ...ruleTest, name: 'server-rules', include: ruleTests, testTimeout: 90_000 },
})
