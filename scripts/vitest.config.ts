import { defineConfig } from 'vitest/config'
import { ruleTest } from './rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'scripts', include: ['./**/*.test.{ts,tsx,mjs}'], testTimeout: 180_000 },
})
