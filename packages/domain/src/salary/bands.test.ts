import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf, bandText } from './bands.ts'

describe('bands', () => {
  test.each([
    [2_401, 2_000, 2_500],
    [9_999, 9_500, 10_000],
    [10_000, 10_000, 11_000],
    [19_999, 19_000, 20_000],
    [200_000, 200_000, 205_000],
  ])('%i lies in %i to %i', (amount, from, to) => expect(bandOf(amount)).toEqual({ from, to }))

  test('every amount has one band, and bands do not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (amount) => {
        const { from, to } = bandOf(amount)
        expect(from).toBeLessThanOrEqual(amount)
        expect(to).toBeGreaterThan(amount)
        expect(bandOf(from)).toEqual({ from, to })
        expect(bandOf(to).from).toBe(to)
      }),
    )
  })

  test('in words', () => expect(bandText(bandOf(5_340))).toBe('5,000~5,500만 원'))
})
