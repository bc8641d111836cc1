import { firstDayOfMonth, formatDay } from '@coffeeattack/domain/kst'
import type { Dice } from '../chance/dice.ts'

/** A job in months; no end while employed. The month of leaving is not worked, as the domain counts it. */
export type Period = { start: number; end: number | null }

/** Jobs from the newest to the oldest that together reach about so many months back. */
export function createPeriods(thisMonth: number, months: number, dice: Dice): Period[] {
  const count = 1 + Math.min(4, Math.floor(months / dice.int(22, 48)))
  const periods: Period[] = []
  let end: number | null = dice.chance(0.12) ? thisMonth - dice.int(1, 7) : null
  let left = months
  for (let job = count; job > 0; job--) {
    const length = Math.max(4, job === 1 ? left : Math.round((left / job) * (0.6 + dice.next() * 0.8)))
    const start: number = (end ?? thisMonth) - length
    periods.push({ start, end })
    left -= length
    end = start - pause(length, dice)
  }
  return periods
}

/** Months between two jobs. Below zero they overlap: a second job, or a notice period worked in parallel. */
function pause(length: number, dice: Dice): number {
  if (dice.chance(0.1)) return -Math.min(length - 2, dice.int(1, 3))
  return dice.weighted([0, 1, 2, 4, 9], (gap) => 10 - gap)
}

/** Months of a year, 1 to 12, in which the person worked anywhere; two jobs at once count once. */
export function monthsWorked(periods: readonly Period[], year: number, thisMonth: number): number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((inYear) => {
    const month = year * 12 + inYear - 1
    return (
      month <= thisMonth &&
      periods.some((period) => month >= period.start && month < (period.end ?? Infinity))
    )
  })
}

/** The day someone joined: early in the month. */
export function joinedOn(month: number, dice: Dice): string {
  return formatDay(firstDayOfMonth(month) + dice.int(2, 13))
}

/** The day someone left: before a next job that begins in the same month, so on its first or second day. */
export function leftOn(month: number | null, dice: Dice): string | null {
  return month === null ? null : formatDay(firstDayOfMonth(month) + dice.int(0, 1))
}
