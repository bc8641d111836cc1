import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'sandbox', include: ['src/**/*.test.ts', 'client/**/*.test.ts'] },
})
