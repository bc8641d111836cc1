import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'console', include: ['src/**/*.test.{ts,tsx}'] },
})
