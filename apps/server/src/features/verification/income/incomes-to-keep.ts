import type { VerifiedIncome } from '../../../providers/codef/income-rows.ts'

/**
 * The incomes worth keeping, newest first: up to the season's year or, for whoever began to work later, up to the
 * newest year after it. So the newest one kept is the one that speaks for the person; who earned nothing since the
 * season's year has none.
 */
export function incomesToKeep(found: readonly VerifiedIncome[], incomeYear: number): VerifiedIncome[] {
  const newestFirst = found.toSorted((a, b) => b.year - a.year)
  const shown = found.find(({ year }) => year === incomeYear) ?? newestFirst[0]
  if (!shown || shown.year < incomeYear) return []
  return newestFirst.filter(({ year }) => year <= shown.year)
}
