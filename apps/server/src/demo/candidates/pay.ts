import { kstMoment } from '@coffeeattack/domain/kst'
import { FULL_YEAR_MONTHS } from '@coffeeattack/domain/salary/full-year'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import type { Dice } from '../chance/dice.ts'
import { monthsWorked, type Period } from './periods.ts'

/** What a person earns in a full year, in 만원; it grows a little every year. */
export type Pay = (year: number) => number

const HIGHEST = 16_000

export function createPay(entry: number, months: number, season: SalarySeason, dice: Dice): Pay {
  const seasonPay = Math.min(HIGHEST, entry * 1.07 ** (months / 12) * (0.88 + dice.next() * 0.3))
  const growth = 1.03 + dice.next() * 0.03
  return (year) => Math.max(SALARY.floor + 80, seasonPay / growth ** (season.season - year))
}

/** The last year that the offices have closed. */
export const lastYearOf = (now: Date): number => kstMoment(now).year - 1

/** The newest full year that the offices know of this person; null when there is none yet. */
export function lastVerifiedYear(
  periods: readonly Period[],
  lastYear: number,
  thisMonth: number,
): number | null {
  const first = Math.floor(Math.min(...periods.map(({ start }) => start)) / 12)
  for (let year = lastYear; year >= first; year--)
    if (monthsWorked(periods, year, thisMonth).length >= FULL_YEAR_MONTHS) return year
  return null
}

export type YearIncome = { year: number; amount: number; months: number[] }

/** Verified incomes of up to six years: months worked, with a little extra pay in some years. */
export function yearlyIncomes(
  pay: Pay,
  periods: readonly Period[],
  until: number,
  thisMonth: number,
  dice: Dice,
): YearIncome[] {
  return Array.from({ length: 6 }, (_, index) => until - 5 + index)
    .map((year) => {
      const months = monthsWorked(periods, year, thisMonth)
      return { year, months, amount: Math.round(pay(year) * (months.length / 12) * (1 + dice.next() * 0.05)) }
    })
    .filter(({ amount }) => amount > 0)
}
