import { describe, expect, test } from 'vitest'
import { employedMonths, isFullYear, partText, shownYear } from './full-year.ts'

const monthsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const year = (year: number, months: number[] | null = monthsTo(12)) => ({ year, months })

describe('[VER-14] a year counts in full from ten insured months on', () => {
  test.each([
    [10, true],
    [9, false],
  ])('%i months: %s', (months, full) => {
    expect(isFullYear({ months: monthsTo(months) })).toBe(full)
  })

  test('a sum of which nobody knows the months is taken as its office told it', () => {
    expect(isFullYear({ months: null })).toBe(true)
  })

  test.each([
    ['the newest full year', [year(2022), year(2023), year(2024), year(2025)], 'full', 2025],
    ['hired in December: the full years after it', [year(2023, [12]), year(2024), year(2025)], 'full', 2025],
    [
      'on leave last year: the full one before it',
      [year(2023), year(2024), year(2025, [1, 2])],
      'full',
      2024,
    ],
    ['who stopped long ago: their last full year', [year(2018), year(2019)], 'full', 2019],
    ['no full year at all: the newest part', [year(2023, [12]), year(2024, [1, 2])], 'part', 2024],
  ] as const)('%s', (_case, years, kind, shown) => {
    expect(shownYear(years)).toEqual({ kind, year: years.find((one) => one.year === shown) })
  })

  test('who earned nothing has none', () => {
    expect(shownYear([])).toBeNull()
  })
})

describe('[VER-14] a part of a year is told as what it is', () => {
  test.each([
    [[12], '2023년 12월 한 달치'],
    [[3, 4, 5, 6, 7, 8], '2023년 3~8월 여섯 달치'],
    [[8, 3, 9], '2023년 3·8~9월 세 달치'],
    [monthsTo(9), '2023년 1~9월 아홉 달치'],
    [monthsTo(10), '2023년'],
    [null, '2023년'],
  ])('%o: %s', (months, text) => {
    expect(partText({ year: 2023, months })).toBe(text)
  })
})

describe('[VER-14] the months of a sum are those of the jobs that are known', () => {
  const jobs = [
    { start: '2023-11-20', end: null },
    { start: '2020-03-02', end: '2023-02-03' },
  ]
  test('each month with a day at work', () => {
    expect(employedMonths(2023, jobs)).toEqual([1, 2, 11, 12])
    expect(employedMonths(2021, jobs)).toEqual(monthsTo(12))
  })

  test('nobody’s employee in that year: not known', () => {
    expect(employedMonths(2019, jobs)).toBeNull()
    expect(employedMonths(2023, [])).toBeNull()
  })
})
