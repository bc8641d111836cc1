import { describe, expect, test } from 'vitest'
import { incomeYears, proofYears } from './asked-years.ts'

const at = (text: string) => new Date(`${text}T12:00:00+09:00`)

describe('[VER-14] the years that are asked for follow the calendar', () => {
  test.each([
    ['2025-12-31', { from: 2021, to: 2024 }],
    ['2026-01-01', { from: 2022, to: 2025 }],
    ['2026-11-19', { from: 2022, to: 2025 }],
  ])('premiums on %s: whole years alone', (day, years) => {
    expect(incomeYears(null, at(day))).toEqual(years)
  })

  test.each([
    ['2026-06-30', { from: 2022, to: 2024 }],
    ['2026-07-01', { from: 2022, to: 2025 }],
  ])('proofs on %s: last year’s from July on', (day, years) => {
    expect(proofYears(null, at(day))).toEqual(years)
  })

  test.each([
    ['2026-11-19', { from: 2021, to: 2025 }],
    ['2021-01-01', { from: 2021, to: 2021 }],
  ])('a fixed season moves the first year alone: on %s', (day, years) => {
    expect(incomeYears(2025, at(day))).toEqual(years)
  })
})
