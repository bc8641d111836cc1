import { describe, expect, test } from 'vitest'
import { contractYear, salarySeason, seasonAt } from './season.ts'

describe('[PRO-12] the season', () => {
  test('every year follows from one number', () => {
    expect(salarySeason(2025)).toEqual({
      season: 2025,
      inputYears: [2023, 2024, 2025],
      hopeYear: 2025,
      rewardYear: 2024,
      incomeYear: 2023,
      inputTitle: '2024년 계약 연봉',
      incomeTitle: '2023년 소득',
    })
  })

  test.each([
    ['2025-12-31T23:59:59+09:00', null, 2025],
    ['2026-01-01T00:00:00+09:00', null, 2026],
    ['2026-11-19T12:00:00+09:00', null, 2026],
    ['2026-11-19T12:00:00+09:00', 2025, 2025],
  ])('follows Seoul’s calendar unless it is fixed: %s, %s', (at, fixed, season) => {
    expect(seasonAt(new Date(at), fixed)).toEqual(salarySeason(season))
  })

  test.each([
    ['last year’s contract', 2020, 2025],
    ['nobody’s employee', null, 2025],
    ['joined this year: this year’s', 2026, 2026],
  ])('%s', (_case, joined, asked) => {
    expect(contractYear(salarySeason(2026), joined)).toBe(asked)
  })
})
