import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { increaseSegments } from './increaseSegments.ts'

test.each([
  ['a range above today', 5200, 6300, 6800, { now: 5200, up: 1100, beyond: 500 }],
  ['one figure above today', 5200, 7000, 7000, { now: 5200, up: 1800, beyond: 0 }],
  ['a range that starts below today', 5200, 5000, 5600, { now: 5200, up: 0, beyond: 400 }],
  ['nothing rises', 5200, 4800, 5200, { now: 5200, up: 0, beyond: 0 }],
])('[OFR-4] %s', (_, now, min, max, expected) => {
  expect(increaseSegments(now, min, max)).toEqual(expected)
})

test('the bar ends at the maximum, or at the current salary when the maximum is below it', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(100_000), (now, min, width) => {
      const { up, beyond } = increaseSegments(now, min, min + width)
      expect(now + up + beyond).toBe(Math.max(now, min + width))
    }),
  )
})
