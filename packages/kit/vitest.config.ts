import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

export default defineConfig({
  test: { ...ruleTest, name: 'kit', include: ['src/**/*.test.ts'], passWithNoTests: true },
})
