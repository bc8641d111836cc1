import { firstDayOfMonth, kstDay, kstMonth, kstMoment, startOfKstDay } from '../kst.ts'

/** What the admins' home looks at (BIZ-18): whole Seoul days, and as many before them to hold them against. */
export const homePeriods = ['week', 'thirty', 'month'] as const
export type HomePeriod = (typeof homePeriods)[number]

export const periodNames: Readonly<Record<HomePeriod, string>> = {
  week: '지난 7일',
  thirty: '지난 30일',
  month: '이번 달',
}

/** How the days before are called: '지난주 574'. */
export const beforeNames: Readonly<Record<HomePeriod, string>> = {
  week: '지난주',
  thirty: '그 전 30일',
  month: '지난달 같은 날까지',
}

/** Seoul days, both counted in. */
export type Days = { readonly from: number; readonly until: number }

const DAYS: Readonly<Record<Exclude<HomePeriod, 'month'>, number>> = { week: 7, thirty: 30 }

/** Days that are over, for the last seven and thirty; this month up to today. */
export function periodAt(period: HomePeriod, now: Date): { days: Days; before: Days } {
  const today = kstDay(now)
  if (period === 'month') return monthAt(today, now)
  const long = DAYS[period]
  return {
    days: { from: today - long, until: today - 1 },
    before: { from: today - 2 * long, until: today - long - 1 },
  }
}

/** Against the same days of the month before; a shorter one gives all it has. */
function monthAt(today: number, now: Date): { days: Days; before: Days } {
  const month = kstMonth(now)
  const [first, firstBefore] = [firstDayOfMonth(month), firstDayOfMonth(month - 1)]
  return {
    days: { from: first, until: today },
    before: { from: firstBefore, until: Math.min(firstBefore + today - first, first - 1) },
  }
}

/** From their first moment to the first of the day after. */
export const spanOf = ({ from, until }: Days): { from: Date; until: Date } => ({
  from: startOfKstDay(from),
  until: startOfKstDay(until + 1),
})

/** '11월 11일~17일', over a month's end '10월 28일~11월 3일', one day alone '11월 1일'. */
export function daysText({ from, until }: Days): string {
  const [first, last] = [kstMoment(startOfKstDay(from)), kstMoment(startOfKstDay(until))]
  const begins = `${first.month}월 ${first.day}일`
  if (from === until) return begins
  return `${begins}~${first.month === last.month ? '' : `${last.month}월 `}${last.day}일`
}
