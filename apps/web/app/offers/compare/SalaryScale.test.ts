import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleParts } from './SalaryScale.tsx'

test.each([
  ['a range above today', { min: 0.75, max: 1 }, 0.5, { base: 0.5, sure: 0.25, beyond: 0.25 }],
  ['a range that starts below today', { min: 0.25, max: 1 }, 0.5, { base: 0.5, sure: 0, beyond: 0.5 }],
  ['a range below today', { min: 0.25, max: 0.5 }, 0.75, { base: 0.5, sure: 0, beyond: 0 }],
  ['no income known', { min: 0.75, max: 1 }, null, { base: 0.75, sure: 0, beyond: 0.25 }],
])('[TRUST-3] %s', (_, bar, nowAt, parts) => {
  expect(scaleParts(bar, nowAt)).toEqual(parts)
})

const fraction = fc.double({ min: 0, max: 1, noNaN: true })

test('[TRUST-3] a bar’s length is its offer’s, whatever the current salary', () => {
  fc.assert(
    fc.property(fraction, fraction, fc.option(fraction), (a, b, nowAt) => {
      const bar = { min: Math.min(a, b), max: Math.max(a, b) }
      const { base, sure, beyond } = scaleParts(bar, nowAt)
      expect(base + sure + beyond).toBeCloseTo(bar.max)
    }),
  )
})
