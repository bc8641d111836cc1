import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'contract', include: ['src/**/*.test.ts'] },
})
