import { describe, expect, test } from 'vitest'
import { incomesToKeep, incomeYears, proofYears } from './incomes.ts'

const at = (text: string) => new Date(`${text}T12:00:00+09:00`)
const SEASON = 2025

describe('[VER-14] the years that are asked for', () => {
  test.each([
    ['2025-03-01', { from: 2021, to: 2024 }],
    ['2025-12-31', { from: 2021, to: 2024 }],
    ['2026-01-01', { from: 2021, to: 2025 }],
    ['2021-01-01', { from: 2021, to: 2021 }],
  ])('premiums on %s: whole years alone', (day, years) => {
    expect(incomeYears(SEASON, at(day))).toEqual(years)
  })

  test.each([
    ['2026-06-30', { from: 2021, to: 2024 }],
    ['2026-07-01', { from: 2021, to: 2025 }],
  ])('proofs on %s: last year’s from July on', (day, years) => {
    expect(proofYears(SEASON, at(day))).toEqual(years)
  })
})

describe('[VER-14] the incomes that are kept', () => {
  const incomes = (...years: number[]) => years.map((year) => ({ year, amount: year, months: null }))

  test.each([
    ['the season’s year speaks for the person', [2021, 2022, 2023, 2024, 2025], [2023, 2022, 2021]],
    ['for whoever began later, the newest year', [2024, 2025], [2025, 2024]],
    ['who stopped before has none', [2021, 2022], []],
    ['who never earned has none', [], []],
  ])('%s', (_sentence, found, kept) => {
    expect(incomesToKeep(incomes(...found), 2023)).toEqual(incomes(...kept))
  })

  test('of whoever was hired in December of the season’s year, up to the newest full year', () => {
    const hired = [{ year: 2023, amount: 397, months: [12] }, ...incomes(2024, 2025)]
    expect(incomesToKeep(hired, 2023).map(({ year }) => year)).toEqual([2025, 2024, 2023])
  })

  test('of whoever left in the season’s year, the part of it as well', () => {
    const left = [...incomes(2021, 2022), { year: 2023, amount: 1600, months: [1, 2, 3, 4] }]
    expect(incomesToKeep(left, 2023).map(({ year }) => year)).toEqual([2023, 2022, 2021])
  })
})
