import { defineConfig } from 'vitest/config'
import { ruleTest } from '../../scripts/rule-tier.mjs'

/** `css`: the tokens are tested as text. */
export default defineConfig({
  test: { ...ruleTest, name: 'ui', include: ['src/**/*.test.ts'], css: true },
})
