import { expect, test } from 'vitest'
import { FEE_EXAMPLE, feeExample } from './price.ts'

test('[FIRM-1] the price is 7 % of the base pay, in whole 만원 at every stop', () => {
  expect(feeExample(FEE_EXAMPLE.first)).toBe(476)
  expect([feeExample(FEE_EXAMPLE.min), feeExample(FEE_EXAMPLE.max)]).toEqual([210, 840])
  for (let base: number = FEE_EXAMPLE.min; base <= FEE_EXAMPLE.max; base += FEE_EXAMPLE.step)
    expect(Number.isInteger(feeExample(base))).toBe(true)
})
