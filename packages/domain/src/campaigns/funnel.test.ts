import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from '../kst.ts'
import { funnelColumns, funnelRows, funnelSpan, lastDays, rangeProblem, total } from './funnel.ts'

test('[PUB-8] each step is told with its share of all and its rate of the step before', () => {
  const rows = funnelRows({ visited: 40, registered: 10, verified: 8, matched: 2 })
  expect(rows.map(({ count }) => count)).toEqual([40, 10, 8, 2])
  expect(rows.map(({ share }) => share)).toEqual([1, 0.25, 0.2, 0.05])
  expect(rows.map(({ rate }) => rate)).toEqual([null, 25, 80, 25])
})

test('[PUB-8] nothing is divided by nobody', () => {
  const rows = funnelRows({ visited: 0, registered: 0, verified: 0, matched: 0 })
  expect(rows.map(({ share }) => share)).toEqual([0, 0, 0, 0])
  expect(rows.map(({ rate }) => rate)).toEqual([null, null, null, null])
})

test('[PUB-8] the last seven days are Seoul’s, today counted in', () => {
  expect(lastDays(7, new Date('2026-11-14T15:00:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  expect(lastDays(7, new Date('2026-11-14T14:59:59Z'))).toEqual({ from: '2026-11-08', to: '2026-11-14' })
})

test.each([
  ['2026-11-01', '2026-11-01', null],
  ['2025-11-15', '2026-11-15', null],
  ['2025-11-14', '2026-11-15', '1년까지 볼 수 있어요'],
  ['2026-11-02', '2026-11-01', '기간을 다시 골라 주세요'],
  ['2026-02-30', '2026-03-01', '기간을 다시 골라 주세요'],
])('[PUB-8] from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem)
})

test('[PUB-8] 31 days are drawn by day, 32 by week', () => {
  expect(funnelSpan({ from: '2026-10-01', to: '2026-10-31' })).toMatchObject({ unit: 'day' })
  const weeks = funnelSpan({ from: '2026-10-01', to: '2026-11-01' })
  expect([weeks.unit, weeks.starts]).toEqual([
    'week',
    ['2026-10-01', '2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29'],
  ])
  expect(weeks.begin.toISOString()).toBe('2026-09-30T15:00:00.000Z')
  expect(weeks.end.toISOString()).toBe('2026-11-01T15:00:00.000Z')
})

test('[PUB-8] no visitor is lost or counted twice on the way into columns', () => {
  const range = fc.record({
    first: fc.integer({ min: 20_000, max: 21_000 }),
    length: fc.integer({ min: 0, max: 365 }),
  })
  fc.assert(
    fc.property(range, fc.array(fc.nat(365)), ({ first, length }, visits) => {
      const span = funnelSpan({ from: formatDay(first), to: formatDay(first + length) })
      const days = visits.map((offset) => ({
        day: formatDay(first + (offset % (length + 1))),
        visited: 1,
        registered: 0,
        verified: 0,
        matched: 0,
      }))
      expect(total(funnelColumns(span, days)).visited).toBe(visits.length)
    }),
  )
})
