import { countedIncome } from '@coffeeattack/domain/salary/counted-income'
import { type Shown, shownYear } from '@coffeeattack/domain/salary/full-year'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import type { EarnedYear } from './store.ts'

/** What each office's incomes say of the person, and what counts of both: a full year or a part of one. */
export type ShownIncomes = Readonly<Record<SalaryType | 'counted', Shown<EarnedYear> | null>>

export function shownIncomes(earned: readonly EarnedYear[], preferred: SalaryType): ShownIncomes {
  const by = (source: SalaryType) => shownYear(earned.filter((one) => one.source === source))
  return { HEALTH: by('HEALTH'), TAX: by('TAX'), counted: countedIncome(earned, preferred) }
}

/** The income of a full year, which stands for the yearly pay; a part of a year never does. */
export const fullIncome = (shown: Shown<EarnedYear> | null): number | null =>
  shown?.kind === 'full' ? shown.year.amount : null

/** The year of that income. */
export const fullYear = (shown: Shown<EarnedYear> | null): number | null =>
  shown?.kind === 'full' ? shown.year.year : null

/** The incomes as they are told to the person. */
export function toldIncomes(shown: ShownIncomes, preferred: SalaryType) {
  return {
    salaryByHealth: fullIncome(shown.HEALTH),
    salaryByTax: fullIncome(shown.TAX),
    salaryType: shown.counted?.year.source ?? preferred,
    partIncome: partOf(shown.counted),
  }
}

export function partOf(shown: Shown<EarnedYear> | null) {
  if (shown?.kind !== 'part') return null
  const { year, amount: income, months } = shown.year
  return { year, income, months: months ?? [] }
}
