import { differencesOf } from '@coffeeattack/domain/pacts/differences'
import { emptyTerms, type Terms } from '@coffeeattack/domain/pacts/terms'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsParts } from './termsParts.ts'

const offered = {
  base: { min: 6_700, max: 7_200 },
  pay: { bonus: { min: 300, max: 700 }, stock: null, signing: 500 },
}

function drawn(terms: Partial<Terms>, place: number): string[] {
  const difference = differencesOf({ ...emptyTerms, ...terms }, offered)[place]!
  const told = termsParts(difference).terms
  return told.map(({ look, size }) => `${look} ${size}`)
}

test.each([
  ['the highest figure', { base: 7_200 }, 0, ['sure 7200']],
  ['a figure inside', { base: 7_000 }, 0, ['sure 7000', 'rest 200']],
  ['a figure above', { base: 7_500 }, 0, ['sure 7200', 'risen 300']],
  ['a figure below', { base: 6_500 }, 0, ['sure 6500', 'missing 200', 'rest 500']],
  ['one that is gone', {}, 3, ['missing 500']],
  [
    'a range that is lower at both ends',
    { bonus: { min: 200, max: 600 } },
    1,
    ['sure 200', 'possible 400', 'missing 100'],
  ],
  [
    'a range that begins lower',
    { bonus: { min: 200, max: 700 } },
    1,
    ['sure 200', 'missing 100', 'possible 400'],
  ],
  [
    'a range that ends higher',
    { bonus: { min: 300, max: 900 } },
    1,
    ['sure 300', 'possible 400', 'risen 200'],
  ],
] as const)('[PACT-2] the terms beside the offer: %s', (_, terms, place, parts) => {
  expect(drawn(terms, place)).toEqual(parts)
})

test('[PACT-2] both bars have one scale', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 9_000 }), fc.nat(3_000))
    .map(([min, more]) => ({ min, max: min + more }))
  fc.assert(
    fc.property(range, range, (bonus, promised) => {
      const difference = differencesOf(
        { ...emptyTerms, bonus },
        { base: null, pay: { bonus: promised, stock: null, signing: null } },
      )[1]!
      const end = Math.max(bonus.max, promised.max)
      for (const parts of Object.values(termsParts(difference)))
        expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(end)
    }),
  )
})
