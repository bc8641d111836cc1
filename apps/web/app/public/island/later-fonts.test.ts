import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf } from './later-fonts.ts'

test.for([
  ['가장 먼저', false],
  ['갈 길', true],
  ['값', false],
  ['감', true],
  ['갑', true],
  ['줄임표…', true],
] as const)('[ROUTE-14] of U+ac08, U+ac10-ac11, U+2026, %s has one: %s', ([text, hasOne]) => {
  expect(lettersOf('U+ac08, U+ac10-ac11, U+2026').test(text)).toBe(hasOne)
})

test('[ROUTE-14] whatever the browser writes between two letters, exactly those of the range are found', () => {
  const letter = fc.integer({ min: 0xac00, max: 0xd7a3 })
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1 }), letter, (range, asked) => {
      const written = range.map((code) => `U+${code.toString(16).toUpperCase()}`).join(',')
      expect(lettersOf(written).test(String.fromCodePoint(asked))).toBe(range.includes(asked))
    }),
  )
})
