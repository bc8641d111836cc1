import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'web', include: ['app/**/*.test.{ts,tsx}'] },
})
