import { increaseRate } from '../offers/increase-rate.ts'
import { startOfKstDay, parseDay } from '../kst.ts'
import { totalMonths } from '../profile/career-length.ts'
import type { CareerItem } from '../profile/career.ts'

/** `whole` is false for a year in which the person worked only some months: its income says little of the pay. */
export type PathYear = { year: number; income: number; whole: boolean }

/** More columns than this would leave no room for their figures. */
const YEARS = 8
/** The month of leaving counts for nobody, so a change of jobs costs one; a year with less than this is no whole one. */
const WHOLE_MONTHS = 10

type Income = { year: number; income: number }
type Period = Pick<CareerItem, 'start' | 'end'>

/** The newest verified years in order. Without careers every year counts as whole. */
export function pathOf(incomes: readonly Income[], careers: readonly Period[]): PathYear[] {
  return incomes
    .filter(({ income }) => income > 0)
    .toSorted((a, b) => a.year - b.year)
    .slice(-YEARS)
    .map(({ year, income }) => ({ year, income, whole: careers.length === 0 || isWhole(year, careers) }))
}

function isWhole(year: number, careers: readonly Period[]): boolean {
  const until = (year: number) => totalMonths(careers, startOfKstDay(parseDay(`${year}-01-01`)!))
  return until(year + 1) - until(year) >= WHOLE_MONTHS
}

export type Rise = { from: PathYear; to: PathYear; amount: number; rate: number }

/** From the first whole year to the newest one; null when there are no two to hold against each other. */
export function riseOf(path: readonly PathYear[]): Rise | null {
  const whole = path.filter((year) => year.whole)
  const [from, to] = [whole[0], whole.at(-1)]
  if (!from || !to || from === to) return null
  const rate = increaseRate(from.income, { salaryMin: to.income, salaryMax: to.income })
  return rate === null ? null : { from, to, amount: to.income - from.income, rate }
}
