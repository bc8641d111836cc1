import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { employerStrips, inLanes, mergeIncomes, totalIncome, yearColumns } from './lifetime-incomes.ts'
import { LIFETIME, loopOf, nextLoop, rangeOf, yearsOf, yearsToLoad } from './lifetime-ranges.ts'
import { isOver, lifetimeStatuses, pollAfterMs } from './lifetime-run.ts'

const now = new Date('2026-11-15T03:00:00Z')

test('[PUB-6] the first request covers the five years that end with last year', () => {
  expect(rangeOf(0, now)).toEqual({ startYear: 2021, endYear: 2025 })
})

test('[PUB-6] last year is that of Seoul', () => {
  expect(rangeOf(0, new Date('2026-12-31T14:59:59Z')).endYear).toBe(2025)
  expect(rangeOf(0, new Date('2026-12-31T15:00:00Z')).endYear).toBe(2026)
})

test('[PUB-6] the ranges follow each other without a gap or an overlap', () => {
  fc.assert(
    fc.property(fc.nat(LIFETIME.maxLoops - 1), (loop) => {
      expect(rangeOf(loop + 1, now).endYear).toBe(rangeOf(loop, now).startYear - 1)
    }),
  )
})

test('[PUB-6] the loop goes on while years hold income, and not for ever', () => {
  expect(nextLoop(0, true)).toBe(1)
  expect(nextLoop(2, false)).toBeNull()
  expect(nextLoop(LIFETIME.maxLoops, true)).toBeNull()
})

test('[PUB-6] only ranges that we offer can be asked for', () => {
  expect(loopOf({ startYear: 2021, endYear: 2025 }, now)).toBe(0)
  expect(loopOf({ startYear: 1976, endYear: 1980 }, now)).toBe(9)
  expect(loopOf({ startYear: 1971, endYear: 1975 }, now)).toBeNull()
  expect(loopOf({ startYear: 2020, endYear: 2024 }, now)).toBeNull()
  expect(loopOf({ startYear: 2022, endYear: 2026 }, now)).toBeNull()
})

test('[PUB-6] a confirmation brings the years asked for and 2018 to 2022, newest first', () => {
  expect(yearsToLoad(rangeOf(0, now), { confirmed: true, loaded: [] })).toEqual([
    2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018,
  ])
  expect(yearsToLoad(rangeOf(2, now), { confirmed: true, loaded: [] })).toEqual([
    2022, 2021, 2020, 2019, 2018, 2015, 2014, 2013, 2012, 2011,
  ])
})

test('[PUB-6] loops of whatever length load every year once', () => {
  fc.assert(
    fc.property(fc.nat(LIFETIME.maxLoops), (loops) => {
      const loaded: number[] = []
      for (let loop = 0; loop <= loops; loop++)
        loaded.push(...yearsToLoad(rangeOf(loop, now), { confirmed: loop === 0, loaded }))
      const firstYear = Math.min(2018, rangeOf(loops, now).startYear)
      expect(loaded.toSorted()).toEqual(yearsOf({ startYear: firstYear, endYear: 2025 }))
    }),
  )
})

test('[PUB-6] polling ends when the load is over', () => {
  expect(lifetimeStatuses.map(isOver)).toEqual([false, false, true, true])
  expect(lifetimeStatuses.map(pollAfterMs)).toEqual([2_000, 2_000, null, null])
})

const items = [
  { year: 2021, company: '두들페이', income: 4_000 },
  { year: 2023, company: '두들페이', income: 2_000 },
  { year: 2023, company: '노을클라우드', income: 3_000 },
  { year: 2024, company: '노을클라우드', income: 6_300 },
]

test('[PUB-6] the total is the sum of all years', () => {
  expect(totalIncome(items)).toBe(15_300)
  expect(totalIncome([])).toBe(0)
})

test('[PUB-6] loading the same years twice counts them once', () => {
  const merged = mergeIncomes(items, [...items, { year: 2024, company: '노을클라우드', income: 6_500 }])
  expect(merged.map((item) => item.year)).toEqual([2024, 2023, 2023, 2021])
  expect(totalIncome(merged)).toBe(15_500)
  expect(mergeIncomes(merged, merged)).toEqual(merged)
})

test('[PUB-6] the timeline has a column for every year, an empty one for a year without pay', () => {
  expect(yearColumns(items)).toEqual([
    { year: 2021, income: 4_000, companies: ['두들페이'] },
    { year: 2022, income: 0, companies: [] },
    { year: 2023, income: 5_000, companies: ['두들페이', '노을클라우드'] },
    { year: 2024, income: 6_300, companies: ['노을클라우드'] },
  ])
  expect(yearColumns([])).toEqual([])
})

test('[PUB-6] an employer is a strip over the years in a row', () => {
  expect(employerStrips(items)).toEqual([
    { company: '두들페이', from: 2021, to: 2021 },
    { company: '두들페이', from: 2023, to: 2023 },
    { company: '노을클라우드', from: 2023, to: 2024 },
  ])
})

test('[PUB-6] strips of the same year lie under each other', () => {
  expect(inLanes(employerStrips(items)).map(({ company, from, lane }) => [company, from, lane])).toEqual([
    ['두들페이', 2021, 0],
    ['두들페이', 2023, 0],
    ['노을클라우드', 2023, 1],
  ])
  expect(inLanes([])).toEqual([])
})
