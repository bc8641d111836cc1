import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kstMonth, parseMonth } from '../kst.ts'
import { isUnusual, monthBounds } from './access-review.ts'

test.each([
  [49, 0, false],
  [50, 0, true],
  [150, 50, false],
  [151, 50, true],
])('[SAFE] %i people after %d a month before: unusual is %s', (people, usual, expected) => {
  expect(isUnusual(people, usual)).toBe(expected)
})

test('[SAFE] a month begins and ends at midnight in Seoul', () => {
  expect(monthBounds(parseMonth('2026-12')!)).toEqual({
    starts: new Date('2026-11-30T15:00:00Z'),
    ends: new Date('2026-12-31T15:00:00Z'),
  })
})

test('[SAFE] every moment lies within its own month alone', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      const isIn = (month: number) => {
        const { starts, ends } = monthBounds(month)
        return starts <= at && at < ends
      }
      const month = kstMonth(at)
      expect([month - 1, month, month + 1].map(isIn)).toEqual([false, true, false])
    }),
  )
})
