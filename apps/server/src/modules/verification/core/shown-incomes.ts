import { type Shown, shownYear } from '@coffeeattack/domain/salary/full-year'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { EarnedYear } from './store.ts'

/** What each office's incomes say of the person: a full year or a part of one. */
export type ShownIncomes = Readonly<Record<SalaryType, Shown<EarnedYear> | null>>

export function shownIncomes(earned: readonly EarnedYear[], incomeYear: number): ShownIncomes {
  const by = (source: SalaryType) =>
    shownYear(
      earned.filter((one) => one.source === source),
      incomeYear,
    )
  return { HEALTH: by('HEALTH'), TAX: by('TAX') }
}

/** The income of a full year, which stands for the yearly pay; a part of a year never does. */
export const fullIncome = (shown: Shown<EarnedYear> | null): number | null =>
  shown?.kind === 'full' ? shown.year.amount : null

/** The incomes as they are told to the person. */
export function toldIncomes(shown: ShownIncomes, salaryType: SalaryType) {
  return {
    salaryByHealth: fullIncome(shown.HEALTH),
    salaryByTax: fullIncome(shown.TAX),
    salaryType,
    partIncome: partOf(shown[salaryType]),
  }
}

export function partOf(shown: Shown<EarnedYear> | null) {
  if (shown?.kind !== 'part') return null
  const { year, amount: income, months } = shown.year
  return { year, income, months: months ?? [] }
}
