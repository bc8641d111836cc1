import { expect, test } from 'vitest'
import { rangeOf, yearsOf } from './lifetime-ranges.ts'
import { type LifetimeStatus, currentRun, loadedIn, nextRange } from './lifetime-run.ts'

const now = new Date('2026-11-15T03:00:00Z')

const request = (loop: number, status: LifetimeStatus = 'DONE') => ({
  ...rangeOf(loop, now),
  status,
  loadedYears: status === 'DONE' ? yearsOf(rangeOf(loop, now)) : [],
})

test('[PUB-6] the first years are offered before anything was asked for', () => {
  expect(nextRange([], [], now)).toEqual({ startYear: 2021, endYear: 2025 })
})

test('[PUB-6] five more years are offered while the last five held an income', () => {
  expect(nextRange([request(0)], [2023], now)).toEqual({ startYear: 2016, endYear: 2020 })
  expect(nextRange([request(1), request(0)], [2023, 2016], now)).toEqual({ startYear: 2011, endYear: 2015 })
  expect(nextRange([request(1), request(0)], [2023], now)).toBeNull()
})

test('[PUB-6] years that the confirmation brought along count as found', () => {
  const first = { ...request(0), loadedYears: [2025, 2019] }
  expect(nextRange([first], [2019], now)).toEqual({ startYear: 2016, endYear: 2020 })
})

test('[PUB-6] what failed is offered again', () => {
  expect(nextRange([request(0, 'FAILED')], [], now)).toEqual({ startYear: 2021, endYear: 2025 })
  expect(nextRange([request(1, 'FAILED'), request(0)], [2022], now)).toEqual({
    startYear: 2016,
    endYear: 2020,
  })
})

test('[PUB-6] the records end after fifty years', () => {
  const all = Array.from({ length: 10 }, (_, loop) => request(9 - loop))
  expect(nextRange(all, [1977], now)).toBeNull()
})

test('[PUB-6] a new first request begins a new run', () => {
  const before = [request(1), request(0)]
  const requests = [request(0, 'LOADING'), ...before]
  expect(currentRun(requests, now)).toEqual([requests[0]])
  expect(loadedIn(currentRun(before, now))).toHaveLength(10)
  // In the next year the five years lie elsewhere: everything begins anew.
  expect(currentRun(before, new Date('2027-01-02T00:00:00Z'))).toEqual([])
})
