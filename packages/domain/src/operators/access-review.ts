import { firstDayOfMonth, startOfKstDay } from '../kst.ts'

/** The legal duty for access records (접속기록): keep them for two years, review them every month. */
export const ACCESS_RECORDS = { keptMonths: 24 } as const

/** An operator who viewed this many people in a month, and this many times their usual number, is listed for review. */
export const UNUSUAL = { people: 50, times: 3, monthsBefore: 3 } as const

/** `usual` is the monthly average before; 0 for a new operator. */
export const isUnusual = (people: number, usual: number): boolean =>
  people >= UNUSUAL.people && people > usual * UNUSUAL.times

/** A month in Seoul, from its first moment to the first of the next. */
export const monthBounds = (month: number): { starts: Date; ends: Date } => ({
  starts: startOfKstDay(firstDayOfMonth(month)),
  ends: startOfKstDay(firstDayOfMonth(month + 1)),
})
