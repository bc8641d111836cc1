import { firstDayOfMonth, kstDay, kstMonth, kstMoment, startOfKstDay } from '../kst.ts'

/** The periods of the admins' home (BIZ-18): whole days in Seoul, and as many days before to compare with. */
export const homePeriods = ['week', 'thirty', 'month'] as const
export type HomePeriod = (typeof homePeriods)[number]

export const periodNames: Readonly<Record<HomePeriod, string>> = {
  week: '지난 7일',
  thirty: '지난 30일',
  month: '이번 달',
}

/** The name of the days before: '지난주 574'. */
export const beforeNames: Readonly<Record<HomePeriod, string>> = {
  week: '지난주',
  thirty: '그 전 30일',
  month: '지난달 같은 날까지',
}

/** Seoul days, both counted in. */
export type Days = { readonly from: number; readonly until: number }

const DAYS: Readonly<Record<Exclude<HomePeriod, 'month'>, number>> = { week: 7, thirty: 30 }

/** The last seven and thirty complete days; this month up to today. */
export function periodAt(period: HomePeriod, now: Date): { days: Days; before: Days } {
  const today = kstDay(now)
  if (period === 'month') return monthAt(today, now)
  const long = DAYS[period]
  return {
    days: { from: today - long, until: today - 1 },
    before: { from: today - 2 * long, until: today - long - 1 },
  }
}

/** Compared with the same days of the month before, or all of a shorter one. */
function monthAt(today: number, now: Date): { days: Days; before: Days } {
  const month = kstMonth(now)
  const [first, firstBefore] = [firstDayOfMonth(month), firstDayOfMonth(month - 1)]
  return {
    days: { from: first, until: today },
    before: { from: firstBefore, until: Math.min(firstBefore + today - first, first - 1) },
  }
}

/** From the first moment to that of the day after. */
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
