import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isToBeStopped, retryAt } from './retry.ts'

const NOW = new Date('2026-11-16T10:00:00+09:00')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 300],
  [6, 960],
  [7, null],
  [8, null],
])('[BIZ-16] after %i failures the next try is %s minutes later', (attempts, minutes) => {
  expect(retryAt(attempts, NOW)).toEqual(minutes === null ? null : later(minutes))
})

test('[BIZ-16] the pauses grow, and all tries together take almost a day', () => {
  const tries = [NOW]
  for (let at = retryAt(1, NOW); at; at = retryAt(tries.length, tries.at(-1)!)) tries.push(at)
  const pauses = tries.slice(1).map((at, place) => at.getTime() - tries[place]!.getTime())
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const hours = (tries.at(-1)!.getTime() - NOW.getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(24)
})

test('[BIZ-16] an address is stopped after five whole days of nothing but failures, not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 24 * 60 }), (minutes) => {
      expect(isToBeStopped(NOW, later(minutes))).toBe(minutes >= 5 * 24 * 60)
    }),
  )
})
