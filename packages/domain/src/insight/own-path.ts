import { increaseRate } from '../offers/increase-rate.ts'
import { isFullYear, type EarnedYear } from '../salary/full-year.ts'

/** `whole` is false for a year of which the person worked only some months. */
export type PathYear = { year: number; income: number; whole: boolean }

/** More columns than this would leave no room for their figures. */
const YEARS = 8

type Income = EarnedYear & { income: number }

/** The newest verified years in order. */
export function pathOf(incomes: readonly Income[]): PathYear[] {
  return incomes
    .filter(({ income }) => income > 0)
    .toSorted((a, b) => a.year - b.year)
    .slice(-YEARS)
    .map(({ year, income, months }) => ({ year, income, whole: isFullYear({ months }) }))
}

export type Rise = { from: PathYear; to: PathYear; amount: number; rate: number }

/** From the first whole year to the newest one; null without two whole years to compare. */
export function riseOf(path: readonly PathYear[]): Rise | null {
  const whole = path.filter((year) => year.whole)
  const [from, to] = [whole[0], whole.at(-1)]
  if (!from || !to || from === to) return null
  const rate = increaseRate(from.income, { salaryMin: to.income, salaryMax: to.income })
  return rate === null ? null : { from, to, amount: to.income - from.income, rate }
}
