import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitUnit } from '../salary/split-unit.ts'
import { countedAmount } from './counted-amount.ts'

test('[PUB-6] a sum counts up under the unit of its end', () => {
  expect([0, 5_100, 30_000, 30_200].map((manwon) => countedAmount(manwon, 30_200))).toEqual([
    '0',
    '100',
    '3억 0',
    '3억 200',
  ])
  expect([0, 15_000, 30_000].map((manwon) => countedAmount(manwon, 30_000))).toEqual(['0', '1', '3'])
})

test('[PUB-6] the final sum is formatted as every other sum', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), (manwon) => {
      expect(countedAmount(manwon, manwon)).toBe(splitUnit(manwon).amount)
    }),
  )
})

test('[PUB-6] a sum on its way is never wider than the final one', () => {
  const sum = fc.nat(2_000_000).chain((end) => fc.tuple(fc.nat(end), fc.constant(end)))
  fc.assert(
    fc.property(sum, ([manwon, end]) => {
      expect(countedAmount(manwon, end).length).toBeLessThanOrEqual(countedAmount(end, end).length)
    }),
  )
})
