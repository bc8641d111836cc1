import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hillY, HILL, hillPath, rankX } from './PlaceHill.tsx'

test('[PUB-7] the middle is under the peak, higher ranks are further right, all on the hill', () => {
  expect(rankX(50)).toBe(HILL.width / 2)
  expect(hillY(HILL.width / 2)).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 98 }), (place) => {
      expect(rankX(place)).toBeGreaterThan(rankX(place + 1))
      expect(rankX(place)).toBeLessThanOrEqual(HILL.width)
      expect(rankX(place + 1)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a part of the hill starts and ends where asked', () => {
  expect(hillPath(0, 350)).toMatch(/^M0\.0 150L0\.0 .*L350\.0 [\d.]+L350\.0 150Z$/)
  expect(hillPath(100, 101)).toMatch(/^M100\.0 150L100\.0 [\d.]+L101\.0 [\d.]+L101\.0 150Z$/)
})
