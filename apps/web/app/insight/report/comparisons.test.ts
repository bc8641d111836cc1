import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SalaryReport } from '../salary/report.ts'
import { comparisonRows, raiseOf, ticksWithin } from './comparisons.ts'

const report: SalaryReport = {
  salaryByHealth: 5_200,
  salaryByTax: null,
  salaryType: 'HEALTH',
  partIncome: null,
  season: 2026,
  shownMonth: 62,
  incomeYears: { HEALTH: 2023, TAX: null },
  inputSalary: null,
  hopeSalary: 6_500,
  baseSalary: 5_200,
  salaryAverage: 6_180,
  salaryMin: 5_900,
  salaryMax: 6_460,
  salaryIncreaseRate: 18.8,
  expectedPercentile: 37,
  percentile: 70,
  distribution: null,
  peerGroup: null,
  offerAverage: null,
  offerPeerGroup: null,
  receivedOfferAverage: 6_420,
  receivedOfferMax: 7_200,
  totalMonth: 62,
}

describe('[PRO-15] the compared salaries', () => {
  test('are the known ones, from the current one to the offers', () => {
    expect(comparisonRows(report).map(({ label, salary }) => `${label} ${salary}`)).toEqual([
      '지금 연봉 5200',
      '예상 연봉 6180',
      '희망 연봉 6500',
      '받은 제안 평균 6420',
      '받은 제안 최고 7200',
    ])
  })

  test('a contract salary stands beside the verified income, or replaces it under its own name', () => {
    const labels = (given: Partial<SalaryReport>) =>
      comparisonRows({ ...report, inputSalary: 5_800, ...given })
        .slice(0, 2)
        .map(({ label, salary }) => `${label} ${salary}`)
    expect(labels({})).toEqual(['지금 연봉 5200', '계약 연봉 5800'])
    expect(labels({ salaryByHealth: null, baseSalary: 5_800 })).toEqual([
      '내가 입력한 연봉 5800',
      '예상 연봉 6180',
    ])
  })

  test('the raise is the difference between the current and the expected salary', () => {
    expect(raiseOf(report)).toBe(980)
    expect(raiseOf({ ...report, baseSalary: null })).toBeNull()
    expect(raiseOf({ ...report, salaryAverage: null })).toBeNull()
  })
})

describe('axis ticks', () => {
  test('are the round amounts in range', () => {
    expect(ticksWithin(3_100, 8_700)).toEqual([4_000, 5_000, 6_000, 7_000, 8_000])
  })

  test('are few enough not to overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 100_000 }),
        fc.integer({ min: 1_500, max: 300_000 }),
        (from, width) => {
          const ticks = ticksWithin(from, from + width)
          expect(ticks.length).toBeLessThanOrEqual(7)
          expect(ticks.every((tick) => tick > from && tick < from + width)).toBe(true)
        },
      ),
    )
  })
})
