import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RISE, riseAt } from './rise.ts'

test('[OFR-4] a rise waits 150 ms and is complete after one more second', () => {
  expect(RISE.ms).toBe(1000)
  expect(riseAt(0)).toBe(0)
  expect(riseAt(150)).toBe(0)
  expect(riseAt(1150)).toBe(1)
  expect(riseAt(60_000)).toBe(1)
})

test('a rise starts fast and never turns back', () => {
  expect(riseAt(150 + 300)).toBeGreaterThan(0.7)
  fc.assert(
    fc.property(fc.nat(1300), fc.nat(1300), (a, b) => {
      expect(riseAt(Math.min(a, b))).toBeLessThanOrEqual(riseAt(Math.max(a, b)))
    }),
  )
})
