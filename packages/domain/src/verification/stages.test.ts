import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANALYSIS, STAGES, analysisPercent, stageAt } from './stages.ts'

test('[VER-5] three stages of 33 percent in 15 seconds, success after 1 second', () => {
  expect(STAGES.map((stage) => stage.label)).toEqual(['커리어 조회', '소득 조회', '예상 연봉 계산'])
  expect(ANALYSIS).toMatchObject({ durationMs: 15_000, percentPerStage: 33, successDelayMs: 1_000 })
})

test('[VER-5] with lookups that keep pace the figure runs from 0 to 99 over 15 seconds', () => {
  expect(analysisPercent(0, 0)).toBe(0)
  expect(analysisPercent(5_000, 1)).toBe(33)
  expect(analysisPercent(7_500, 1)).toBe(49)
  expect(analysisPercent(10_000, 2)).toBe(66)
  expect(analysisPercent(14_999, 2)).toBe(98)
  expect(analysisPercent(15_000, 2)).toBe(99)
})

test('[VER-5] a slow lookup holds the figure at the end of its stage', () => {
  expect(analysisPercent(12_000, 0)).toBe(33)
  expect(analysisPercent(60_000, 1)).toBe(66)
})

test('[VER-5] a quick lookup moves the figure on', () => {
  expect(analysisPercent(400, 2)).toBe(66)
  expect(analysisPercent(900, 3)).toBe(99)
})

test('[VER-5] the figure never passes 99 and never runs back', () => {
  const time = fc.integer({ min: -1_000, max: 600_000 })
  const finished = fc.integer({ min: -1, max: 5 })
  fc.assert(
    fc.property(time, time, finished, finished, (a, b, c, d) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)]
      const [fewer, more] = [Math.min(c, d), Math.max(c, d)]
      const before = analysisPercent(earlier, fewer)
      expect(before).toBeGreaterThanOrEqual(0)
      expect(analysisPercent(later, more)).toBeGreaterThanOrEqual(before)
      expect(analysisPercent(later, more)).toBeLessThanOrEqual(99)
    }),
  )
})

test('[VER-5] the sentence is that of the lookup that runs', () => {
  expect([0, 1, 2, 3].map((finished) => stageAt(finished).key)).toEqual([
    'career',
    'income',
    'salary',
    'salary',
  ])
})
