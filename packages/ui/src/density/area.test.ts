import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, densityAt, frameOf, xOf, type DensityPoint } from './area.ts'

const hill: DensityPoint[] = [
  { at: 3000, density: 0 },
  { at: 5000, density: 10 },
  { at: 7000, density: 4 },
  { at: 9000, density: 0 },
]
const frame = frameOf(hill, 300, 100)

test('[PRO-15] the curve fills its drawing: first amount left, last right, the peak at the top', () => {
  expect(areaPath(hill, frame, 3000, 9000)).toBe(
    'M0.0 100L0.0 100.0L100.0 0.0L200.0 60.0L300.0 100.0L300.0 100Z',
  )
})

test('[PRO-15] an area ends exactly at the given amounts, between two points', () => {
  expect(areaPath(hill, frame, 5000, 6000)).toBe('M100.0 100L100.0 0.0L150.0 30.0L150.0 100Z')
})

test('nothing is drawn for an empty range', () => {
  expect(areaPath(hill, frame, 6000, 6000)).toBe('')
  expect(areaPath(hill, frame, 6000, 5000)).toBe('')
  expect(areaPath(hill, frame, 9500, 9900)).toBe('')
})

test('amounts outside of the distribution are at the edge', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (at) => {
      expect(xOf(frame, at)).toBeGreaterThanOrEqual(0)
      expect(xOf(frame, at)).toBeLessThanOrEqual(300)
      expect(densityAt(hill, at)).toBeGreaterThanOrEqual(0)
      expect(densityAt(hill, at)).toBeLessThanOrEqual(10)
    }),
  )
})
