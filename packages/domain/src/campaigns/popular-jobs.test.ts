import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { POPULAR_JOBS, nextGrowth, popularJobs } from './popular-jobs.ts'

const since = POPULAR_JOBS.since.getTime()
const countsAfter = (ms: number) => popularJobs(new Date(since + ms)).map((job) => job.count)

test('[PUB-1] seven jobs, counted from a fixed date in July 2024', () => {
  const jobs = popularJobs(POPULAR_JOBS.since)
  expect(jobs.map((job) => job.count)).toEqual([214_604, 158_872, 112_390, 83_745, 58_126, 36_481, 9_817])
  expect(POPULAR_JOBS.since.toISOString()).toMatch(/^2024-0(6-30T15|7)/)
})

test('[PUB-1] every count grows by one per ten minutes', () => {
  const base = countsAfter(0)
  expect(countsAfter(599_999)).toEqual(base)
  expect(countsAfter(600_000)).toEqual(base.map((count) => count + 1))
  expect(countsAfter(24 * 3_600_000)).toEqual(base.map((count) => count + 144))
})

test('[PUB-1] a clock before the date shows the counts of the date', () => {
  expect(popularJobs(new Date(since - 1))).toEqual(popularJobs(new Date(since)))
  expect(nextGrowth(new Date(since - 86_400_000)).getTime()).toBe(since + 600_000)
})

test('[PUB-1] the counts move exactly when nextGrowth says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * 365 * 86_400_000 }), (ms) => {
      const now = new Date(since + ms)
      const next = nextGrowth(now)
      const before = popularJobs(new Date(next.getTime() - 1))[0]!.count
      expect(popularJobs(now)[0]!.count).toBe(before)
      expect(popularJobs(next)[0]!.count).toBe(before + 1)
    }),
  )
})

test('[PUB-1] bars are drawn against the first job and fall in order', () => {
  const shares = popularJobs(new Date('2026-11-15T00:00:00Z')).map((job) => job.share)
  expect(shares[0]).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})
