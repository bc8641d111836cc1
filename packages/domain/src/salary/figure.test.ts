import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeText, salaryFigure } from './format.ts'

test.each([
  [6_300, 6_800, { from: '6,300', to: '6,800', unit: '만 원' }],
  [7_000, 7_000, { to: '7,000', unit: '만 원' }],
  [9_500, 12_000, { from: '9,500만', to: '1억 2,000', unit: '만 원' }],
  [10_000, 20_000, { from: '1억', to: '2', unit: '억 원' }],
])('[UI-6] %i to %i 만원', (low, high, parts) => {
  expect(salaryFigure(low, high)).toEqual({ ...parts, length: rangeText(low, high).length })
})

test('[UI-6] the parts together are the whole text', () => {
  const amount = fc.integer({ min: 1, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const { from, to, unit } = salaryFigure(low, high)
      expect(`${from === undefined ? '' : `${from}~`}${to}${unit}`).toBe(rangeText(low, high))
    }),
  )
})
