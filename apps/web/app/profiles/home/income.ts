import { moneyText } from '@coffeeattack/domain/salary/format'
import { isFullYear } from '@coffeeattack/domain/salary/full-year'
import { HOME_YEARS } from '../../insight/salary/counted-income.ts'
import type { Profile } from '../profile-query.ts'

type YearIncome = Profile['incomeItems'][number]
type Incomes = Pick<Profile, 'incomeItems' | 'verifiedIncome'>

/** The income that counts, the newest of its amount, and the full years up to it; a part of a year stands alone. */
export function countedYears({ incomeItems, verifiedIncome }: Incomes): YearIncome[] {
  const full = incomeItems.filter(isFullYear)
  if (full.length === 0) return incomeItems.slice(-1)
  const counted = full.findLastIndex(({ income }) => income === verifiedIncome)
  const end = counted < 0 ? full.length : counted + 1
  return full.slice(Math.max(0, end - HOME_YEARS), end)
}

/** '2022년보다 480만 원 늘었어요', or null when the year before is not known. */
export function changeText(years: readonly YearIncome[]): string | null {
  const now = years.at(-1)
  const before = years.at(-2)
  if (!now || !before || before.year !== now.year - 1) return null
  if (now.income === before.income) return `${before.year}년과 같아요`
  const change = moneyText(Math.abs(now.income - before.income))
  return `${before.year}년보다 ${change} ${now.income > before.income ? '늘었어요' : '줄었어요'}`
}
