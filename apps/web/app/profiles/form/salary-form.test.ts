import { salarySeason } from '@coffeeattack/domain/salary/season'
import { expect, test } from 'vitest'
import { changedItems, doubledContracts, itemsToSend, type SalaryEntry } from './salary-form.ts'

const season = salarySeason(2025)
const contract = (year: number, saved: number | null, amount: number | null): SalaryEntry => ({
  type: 'INPUT',
  year,
  saved,
  amount,
})

test('[PRO-12] only changes are sent, and a cleared year is sent as zero', () => {
  const entries: SalaryEntry[] = [
    contract(2023, 4_800, 4_800),
    contract(2024, 5_200, null),
    contract(2025, null, null),
    { type: 'HOPE', year: 2025, saved: 6_000, amount: 6_500 },
    { type: 'REWARD', year: 2024, saved: null, amount: 300 },
  ]
  expect(changedItems(entries)).toEqual([
    { type: 'INPUT', year: 2024, salary: 0 },
    { type: 'HOPE', year: 2025, salary: 6_500 },
    { type: 'REWARD', year: 2024, additionReward: 300 },
  ])
})

test('[PRO-12] another income can be chosen without changing an amount', () => {
  expect(itemsToSend([contract(2025, 6_300, 6_300)], season)).toEqual([
    { type: 'INPUT', year: 2025, salary: 6_300 },
  ])
  expect(itemsToSend([], season)).toEqual([{ type: 'INPUT', year: 2025, salary: 0 }])
})

test.each([
  [
    'twice the contract before',
    contract(2024, null, 5_000),
    contract(2025, null, 10_000),
    5_200,
    '2024년 계약 연봉',
  ],
  [
    'twice the verified income',
    contract(2024, null, 10_400),
    contract(2025, null, null),
    5_200,
    '2023년 소득',
  ],
])('[PRO-12] %s asks for a confirmation', (_, last, now, income, before) => {
  const doubled = doubledContracts([contract(2023, null, null), last, now], { year: 2023, income })
  expect(doubled).toEqual([{ salary: Math.max(last.amount ?? 0, now.amount ?? 0), before }])
})

test('[PRO-12] just below double, an unknown year before, and a confirmed amount do not ask', () => {
  const asked = (...entries: SalaryEntry[]) => doubledContracts(entries, null)
  expect(asked(contract(2024, null, 5_000), contract(2025, null, 9_999))).toEqual([])
  expect(asked(contract(2024, null, null), contract(2025, null, 9_999))).toEqual([])
  expect(asked(contract(2024, 5_000, 5_000), contract(2025, 10_000, 10_000))).toEqual([])
})

test('[PRO-12] a given contract takes precedence over the verified income of its year', () => {
  const entries = [contract(2023, null, 6_000), contract(2024, null, 11_000)]
  expect(doubledContracts(entries, { year: 2023, income: 5_000 })).toEqual([])
})
