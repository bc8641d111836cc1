import { describe, expect, test } from 'vitest'
import { salarySeason } from './season.ts'

describe('[PRO-12] the season', () => {
  test('every year follows from one number', () => {
    expect(salarySeason()).toEqual({
      season: 2025,
      inputYears: [2023, 2024, 2025],
      hopeYear: 2025,
      rewardYear: 2024,
      incomeYear: 2023,
      inputTitle: '2024년 계약 연봉',
      incomeTitle: '2023년 소득',
    })
    expect(salarySeason(2027)).toMatchObject({
      inputYears: [2025, 2026, 2027],
      rewardYear: 2026,
      incomeYear: 2025,
      inputTitle: '2026년 계약 연봉',
    })
  })
})
