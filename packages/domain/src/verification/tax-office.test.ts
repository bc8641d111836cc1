import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { employedMonths, isFullYear } from '../salary/full-year.ts'
import { isTaxOfficeAsked, taxChangeText, type TaxOutlook, taxOutlook } from './tax-office.ts'

const job = (start: string, end: string | null = null) => ({ start, end })
const years = { from: 2023, to: 2025 }

test.for<[string, { start: string; end: string | null }[], TaxOutlook]>([
  ['a job through all years', [job('2020-03')], 'FULL'],
  ['ten months of the newest year', [job('2025-03')], 'FULL'],
  ['nine months of the newest year, nothing before', [job('2025-04')], 'OUTSIDE_JOBS'],
  ['two parts of a year that add up', [job('2024-01', '2024-05'), job('2024-08')], 'FULL'],
  ['a part of every year', [job('2023-09', '2024-04'), job('2024-09', '2025-03')], 'PART'],
  ['a job that ended before', [job('2019-01', '2021-12')], 'OUTSIDE_JOBS'],
  ['nothing verified', [], 'NO_CAREER'],
])('[VER-9] the verified jobs tell what the tax office can bring: %s', ([, jobs, outlook]) => {
  expect(taxOutlook(years, jobs)).toBe(outlook)
})

const month = fc
  .tuple(fc.integer({ min: 2019, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`)
const period = fc.tuple(month, month).map(([a, b]) => (a < b ? job(a, b) : job(b, a)))

test('[VER-9] the resident number is asked for only when a full year can come back', () => {
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 4 }), (jobs) => {
      const parts = [2023, 2024, 2025].map((year) => employedMonths(year, jobs))
      const canBeFull = parts.some((months) => isFullYear({ months }))
      expect(taxOutlook(years, jobs) === 'PART').toBe(!canBeFull)
    }),
  )
})

test('[VER-9] one look-up is enough until the next year has a proof', () => {
  expect(isTaxOfficeAsked({ year: 2025, askedYear: null })).toBe(false)
  expect(isTaxOfficeAsked({ year: 2025, askedYear: 2024 })).toBe(false)
  expect(isTaxOfficeAsked({ year: 2025, askedYear: 2025 })).toBe(true)
})

test.for([
  [null, { year: 2025, income: 8_840 }, '2025년 소득 8,840만 원을 국세청에서 확인했어요'],
  [
    { year: 2025, income: 8_833 },
    { year: 2025, income: 8_840 },
    '2025년 소득이 8,833만 원에서 8,840만 원으로 바뀌었어요',
  ],
  [
    { year: 2025, income: 8_840 },
    { year: 2025, income: 8_840 },
    '국세청에서도 확인했어요. 소득은 그대로예요',
  ],
  [
    { year: 2023, income: 6_619 },
    { year: 2025, income: 7_440 },
    '이제 2025년 소득 7,440만 원으로 견주어요. 전에는 2023년 6,619만 원이었어요',
  ],
  [null, null, '한 해를 채운 소득은 국세청에도 없어서 바뀐 건 없어요'],
] as const)('[VER-9] a look-up says what it changed: %o and %o', ([before, after, text]) => {
  expect(taxChangeText(before, after)).toBe(text)
})
