import { describe, expect, test } from 'vitest'
import { doubledYears, needsConfirmation, salaryItemProblems, yearsFor } from './items.ts'
import type { SalaryItem } from './items.ts'
import { salarySeason } from './season.ts'

const season = salarySeason(2025)
const problems = (...items: SalaryItem[]) => salaryItemProblems(items, season)

describe('[PRO-12] salary items', () => {
  test('the years of each type', () => {
    expect(yearsFor('INPUT', season)).toEqual([2023, 2024, 2025])
    expect(yearsFor('HOPE', season)).toEqual([2025])
    expect(yearsFor('REWARD', season)).toEqual([2024])
  })

  test('a full payload is fine', () => {
    expect(
      problems(
        { type: 'INPUT', year: 2023, salary: 4800 },
        { type: 'INPUT', year: 2024, salary: 5200 },
        { type: 'INPUT', year: 2025, salary: 0 },
        { type: 'HOPE', year: 2025, salary: 6500 },
        { type: 'REWARD', year: 2024, additionReward: 300 },
      ),
    ).toEqual({})
  })

  test.each<[SalaryItem, string]>([
    [{ type: 'INPUT', year: 2022, salary: 4800 }, 'salaryItems.0.year'],
    [{ type: 'HOPE', year: 2024, salary: 4800 }, 'salaryItems.0.year'],
    [{ type: 'REWARD', year: 2025, additionReward: 300 }, 'salaryItems.0.year'],
    [{ type: 'HOPE', year: 2025, salary: 0 }, 'salaryItems.0.salary'],
    [{ type: 'REWARD', year: 2024, additionReward: -1 }, 'salaryItems.0.additionReward'],
  ])('%o is refused at %s', (item, path) => expect(Object.keys(problems(item))).toEqual([path]))

  test('[VAL-15] a contract salary has its own words for the floor', () => {
    expect(problems({ type: 'INPUT', year: 2024, salary: 2400 })).toEqual({
      'salaryItems.0.salary': '2,400만원 이하의 계약 연봉은 입력할 수 없습니다.',
    })
    expect(problems({ type: 'HOPE', year: 2025, salary: 2400 })).toEqual({
      'salaryItems.0.salary': '2,400만원 이하의 연봉은 입력할 수 없습니다.',
    })
  })

  test('one year once', () => {
    const twice: SalaryItem = { type: 'INPUT', year: 2024, salary: 5200 }
    expect(problems(twice, twice)).toEqual({ 'salaryItems.1.year': '같은 해를 두 번 입력했어요.' })
  })

  test.each([
    [2600, 5199, false],
    [2600, 5200, true],
    [0, 5200, false],
    [null, 5200, false],
  ])('after %s a contract of %i asks for confirmation: %s', (previous, salary, asks) => {
    expect(needsConfirmation(previous, salary)).toBe(asks)
  })

  test('the year before may be in the same payload or saved earlier', () => {
    const items: SalaryItem[] = [
      { type: 'INPUT', year: 2024, salary: 5200 },
      { type: 'INPUT', year: 2025, salary: 10_400 },
    ]
    expect(doubledYears(items, new Map([[2023, 2600]]))).toEqual([2024, 2025])
    expect(doubledYears(items, new Map())).toEqual([2025])
    expect(doubledYears([{ type: 'HOPE', year: 2025, salary: 99_999 }], new Map([[2024, 3000]]))).toEqual([])
  })
})
