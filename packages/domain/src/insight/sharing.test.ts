import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeOf, sharedTitle, shareEnd } from './lifetime-share.ts'
import { lifetimeStanding as standing } from './market.ts'

const column = (income: number, index: number) => ({ year: 2016 + index, income, companies: [] })

test('[PUB-6] a shape tells how the columns rise, not what they stand for', () => {
  expect(shapeOf([2_000, 4_100, 0, 8_000].map(column))).toEqual([25, 50, 0, 100])
  expect(shapeOf([])).toEqual([])
  expect(shapeOf([10, 100_000].map(column))).toEqual([5, 100])
})

test('[PUB-6] incomes in the same proportion have the same shape', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 })), (incomes) => {
      const tripled = incomes.map((income) => income * 3)
      expect(shapeOf(tripled.map(column))).toEqual(shapeOf(incomes.map(column)))
    }),
  )
})

const others = [12_000, 18_000, 24_000, 31_000, 47_000]

test('[PUB-6] a sum stands among those of at least five others', () => {
  expect(standing(24_000, others.slice(1))).toBeNull()
  expect(standing(24_000, others)).toBe(48)
  expect(standing(60_000, others)).toBe(2)
})

test('[PUB-6] more earned never stands lower', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(50_000), (total, more) => {
      expect(standing(total + more, others)!).toBeLessThanOrEqual(standing(total, others)!)
    }),
  )
})

test("[PUB-6] one other's sum moves the standing little", () => {
  const moved = standing(24_000, [...others.slice(0, 4), 400_000])!
  expect(Math.abs(moved - standing(24_000, others)!)).toBeLessThan(15)
})

test('[PUB-6] a shared result says as much as its owner let it say', () => {
  expect(sharedTitle({ total: 31_240, percentile: 24 })).toBe('지금까지 3억 1,240만 원을 벌었어요')
  expect(sharedTitle({ total: null, percentile: 24 })).toBe('지금까지 번 소득이 상위 24%예요')
  expect(sharedTitle({ total: null, percentile: null })).toBe('지금까지 번 소득을 모아 봤어요')
})

test('[PUB-6] a link can be opened for ninety days', () => {
  expect(shareEnd(new Date('2026-11-15T00:00:00Z'))).toEqual(new Date('2027-02-13T00:00:00Z'))
})
