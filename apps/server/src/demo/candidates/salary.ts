import type { SalaryItemType } from '@coffeeattack/domain/salary/items'
import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import type { Dice } from '../chance/dice.ts'
import type { Pay } from './pay.ts'
import { monthsWorked, type Period } from './periods.ts'

export type SalaryEntry = { type: SalaryItemType; year: number; amount: number }

type Work = { pay: Pay; periods: readonly Period[]; season: SalarySeason; thisMonth: number }

/** What the person wrote: contracts of the season's years, the hope, now and then an extra reward. */
export function salaryEntries({ pay, periods, season, thisMonth }: Work, dice: Dice): SalaryEntry[] {
  const contracts = season.inputYears
    .filter((year) => monthsWorked(periods, year, thisMonth).length > 0)
    .map((year): SalaryEntry => ({ type: 'INPUT', year, amount: toNearest(pay(year), 10) }))
  const hope = toNearest(pay(season.hopeYear) * (1.04 + dice.next() * 0.16), 100)
  return [
    ...contracts,
    { type: 'HOPE', year: season.hopeYear, amount: hope },
    ...(dice.chance(0.35)
      ? [{ type: 'REWARD', year: season.rewardYear, amount: dice.int(1, 12) * 50 } satisfies SalaryEntry]
      : []),
  ]
}

export function toNearest(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
