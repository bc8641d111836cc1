import { firstDayOfMonth, startOfKstDay } from '../kst.ts'

/** What the law asks of the records of access to personal data (접속기록): two years, looked through every month. */
export const ACCESS_RECORDS = { keptMonths: 24 } as const

/** So many people within a month, and so many times what is usual for the one who looked, ask for a second look. */
export const UNUSUAL = { people: 50, times: 3, monthsBefore: 3 } as const

/** `usual` is how many people it was in a month before, on average: none for somebody who is new. */
export const isUnusual = (people: number, usual: number): boolean =>
  people >= UNUSUAL.people && people > usual * UNUSUAL.times

/** A month in Seoul, from its first moment to the first of the next. */
export const monthBounds = (month: number): { starts: Date; ends: Date } => ({
  starts: startOfKstDay(firstDayOfMonth(month)),
  ends: startOfKstDay(firstDayOfMonth(month + 1)),
})
