import { shownYear } from '@coffeeattack/domain/salary/full-year'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'

/**
 * The incomes worth keeping, newest first: the one that speaks for the person and the path that led there, the season's
 * own year among them though it may be a part.
 */
export function incomesToKeep(found: readonly VerifiedIncome[], incomeYear: number): VerifiedIncome[] {
  const shown = shownYear(found, incomeYear)
  if (!shown) return []
  const last = Math.max(shown.year.year, incomeYear)
  return found.filter(({ year }) => year <= last).toSorted((a, b) => b.year - a.year)
}
