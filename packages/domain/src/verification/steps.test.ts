import { expect, test } from 'vitest'
import { registrationSteps, stopsOf, worstStop } from './steps.ts'

const counted = (counts: number[], before: number[] = counts) =>
  registrationSteps.map((step, at) => ({ step, count: counts[at]!, before: before[at]! }))

test('[BIZ-18] whoever did not come to a step stopped before it', () => {
  const stops = stopsOf(counted([100, 80, 70, 40, 35], [50, 50, 45, 45, 45]))
  expect(stops).toEqual([
    { step: 'applied', lost: 20, lostBefore: 0 },
    { step: 'asked', lost: 10, lostBefore: 5 },
    { step: 'confirmed', lost: 30, lostBefore: 0 },
    { step: 'opened', lost: 5, lostBefore: 0 },
  ])
})

test.each([
  [[100, 80, 70, 40, 35], 'confirmed'],
  [[10, 8, 6, 6, 6], 'applied'],
  [[5, 5, 5, 5, 5], undefined],
])('[BIZ-18] of %j most stopped before %s', (counts, step) => {
  expect(worstStop(counted(counts))?.step).toBe(step)
})
