import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'
import { inlineScripts } from './scripts/inline-scripts.ts'

export default defineConfig({
  plugins: [inlineScripts()],
  test: { ...ruleTest, name: 'web', include: ['app/**/*.test.{ts,tsx}'] },
})
