import { expect, test } from 'vitest'
import { DEFAULT_DAILY_LIMIT, countRequest, limitResetsAt, requestsToday } from './daily-limit.ts'
import type { DailyCount } from './daily-limit.ts'

const lastSecond = new Date('2026-11-15T23:59:59.999+09:00')
const midnight = new Date('2026-11-16T00:00:00.000+09:00')

function request(times: number, now: Date, limit?: number): DailyCount | null {
  let kept: DailyCount | null = null
  for (let i = 0; i < times; i += 1) kept = countRequest(kept, now, limit) ?? kept
  return kept
}

test('[VER-13] five requests a day, the sixth is refused', () => {
  expect(DEFAULT_DAILY_LIMIT).toBe(5)
  const five = request(5, lastSecond)
  expect(five?.count).toBe(5)
  expect(countRequest(five, lastSecond)).toBeNull()
})

test('[VER-13] the count starts anew at midnight in Seoul', () => {
  const five = request(5, lastSecond)
  expect(limitResetsAt(lastSecond)).toEqual(midnight)
  expect(requestsToday(five, midnight)).toBe(0)
  expect(countRequest(five, midnight)?.count).toBe(1)
})

test('[VER-13] the number is a setting', () => {
  expect(countRequest(request(2, midnight, 2), midnight, 2)).toBeNull()
  expect(countRequest(null, midnight, 0)).toBeNull()
})
