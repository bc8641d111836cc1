import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countedIncome,
  incomeWord,
  isCurrentYear,
  mayCount,
  originText,
  type VerifiedYear,
} from './counted-income.ts'
import { isFullYear } from './full-year.ts'
import { salaryTypes } from './items.ts'

const monthsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const health = (year: number, months = 12) => ({ year, source: 'HEALTH', months: monthsTo(months) }) as const
const tax = (year: number) => ({ year, source: 'TAX', months: null }) as const

describe('[VER-14] the income that counts is the newest full year, from whichever office it came', () => {
  test.each([
    ['the tax office is newer', [health(2024), tax(2025)], 'HEALTH', tax(2025)],
    ['health insurance is newer', [tax(2024), health(2025)], 'TAX', health(2025)],
    ['both tell of the year: the preferred one', [health(2025), tax(2025)], 'TAX', tax(2025)],
    ['both tell of the year: the preferred one', [tax(2025), health(2025)], 'HEALTH', health(2025)],
    ['a newer part does not count', [tax(2024), health(2025, 9)], 'HEALTH', tax(2024)],
  ] as const)('%s', (_case, years, preferred, counted) => {
    expect(countedIncome<VerifiedYear>(years, preferred)).toEqual({ kind: 'full', year: counted })
  })

  test('without a full year the newest part is shown', () => {
    expect(countedIncome([health(2024, 3), health(2025, 2)], 'HEALTH')).toEqual({
      kind: 'part',
      year: health(2025, 2),
    })
    expect(countedIncome([], 'HEALTH')).toBeNull()
  })

  const verified = fc.record({
    year: fc.integer({ min: 2015, max: 2026 }),
    source: fc.constantFrom(...salaryTypes),
    months: fc.option(fc.integer({ min: 1, max: 12 }).map(monthsTo)),
  })

  test('no full year is ever newer than it, in whatever order the years came', () => {
    fc.assert(
      fc.property(fc.array(verified), fc.constantFrom(...salaryTypes), (years, preferred) => {
        const full = years.filter(isFullYear)
        const counted = countedIncome(years, preferred)
        expect(counted?.kind === 'full').toBe(full.length > 0)
        if (counted?.kind === 'full') {
          expect(Math.max(...full.map(({ year }) => year))).toBe(counted.year.year)
          expect(mayCount(years, counted.year.source)).toBe(true)
        }
        expect(countedIncome(years.toReversed(), preferred)?.year.year).toBe(counted?.year.year)
      }),
    )
  })
})

describe('[VER-14] a person may choose the office that tells of the newest full year', () => {
  test('and no older one', () => {
    expect(mayCount([health(2025), tax(2025)], 'TAX')).toBe(true)
    expect(mayCount([health(2025), tax(2024)], 'TAX')).toBe(false)
    expect(mayCount([health(2025, 3), tax(2024)], 'HEALTH')).toBe(false)
    expect(mayCount([], 'HEALTH')).toBe(false)
  })
})

describe('[VER-14] an income is called today’s for two years', () => {
  test.each([
    ['2026-11-19T12:00:00+09:00', 2025, '지금'],
    ['2026-12-31T23:59:59+09:00', 2024, '지금'],
    ['2027-01-01T00:00:00+09:00', 2024, '확인된 소득'],
    ['2026-11-19T12:00:00+09:00', 2023, '확인된 소득'],
    ['2026-11-19T12:00:00+09:00', null, '확인된 소득'],
  ] as const)('on %s an income of %s: %s', (at, year, word) => {
    expect(incomeWord(year, new Date(at))).toBe(word)
    expect(isCurrentYear(year, new Date(at))).toBe(word === '지금')
  })

  test('with its year and office beside it', () => {
    expect(originText({ year: 2025, source: 'TAX' })).toBe('2025년 소득 · 국세청')
    expect(originText({ year: 2024, source: 'HEALTH' })).toBe('2024년 소득 · 건강보험')
  })
})
