import { describe, expect, test } from 'vitest'
import { changeText, countedYears } from './income.ts'

const items = [980, 3_120, 3_680, 4_310, 4_860, 5_340, 5_600].map((income, index) => ({
  year: 2018 + index,
  income,
  months: null,
}))
const december = { year: 2023, income: 397, months: [12] }

describe('[VER-14] the income card', () => {
  test('ends with the income that counts, not with a newer one, and goes back five years', () => {
    expect(countedYears({ incomeItems: items, verifiedIncome: 5_340 }).map(({ year }) => year)).toEqual([
      2019, 2020, 2021, 2022, 2023,
    ])
  })

  test('without a counted one it ends with the newest', () => {
    expect(countedYears({ incomeItems: items, verifiedIncome: null }).at(-1)).toEqual({
      year: 2024,
      income: 5_600,
      months: null,
    })
    expect(countedYears({ incomeItems: [], verifiedIncome: null })).toEqual([])
  })

  test('a part of a year is no step of the path, and stands alone where there is no full year', () => {
    const full = { year: 2022, income: 4_860, months: null }
    expect(countedYears({ incomeItems: [full, december], verifiedIncome: 4_860 })).toEqual([full])
    expect(countedYears({ incomeItems: [december], verifiedIncome: null })).toEqual([december])
  })

  test.each([
    [[4_860, 5_340], '2022년보다 480만 원 늘었어요'],
    [[5_340, 4_860], '2022년보다 480만 원 줄었어요'],
    [[5_340, 5_340], '2022년과 같아요'],
    [[5_340], null],
  ])('%o: %s', (incomes, text) => {
    const first = 2024 - incomes.length
    expect(changeText(incomes.map((income, index) => ({ year: first + index, income, months: null })))).toBe(
      text,
    )
  })

  test('a year that is missing is not skipped over', () => {
    expect(
      changeText([
        { year: 2021, income: 4_310, months: null },
        { year: 2023, income: 5_340, months: null },
      ]),
    ).toBeNull()
  })
})
