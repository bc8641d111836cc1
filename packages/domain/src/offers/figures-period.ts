import { addMonths, firstDayOfMonth, kstMoment, monthNumber, parseDay, startOfKstDay } from '../kst.ts'
import type { Days } from '../upkeep/period.ts'

/** Over which days 성과 looks (BIZ-14): whole Seoul days up to today, or two that were chosen. */
export const figurePeriods = ['4w', '3m', '6m', '1y', '2y'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

export const DEFAULT_PERIOD: FigurePeriod = '3m'

export const figurePeriodNames: Readonly<Record<FigurePeriod, string>> = {
  '4w': '최근 4주',
  '3m': '최근 3개월',
  '6m': '최근 6개월',
  '1y': '최근 1년',
  '2y': '최근 2년',
}

const WEEK = 7
/** Whole weeks, and the running one with them. */
const weeksOf = { '4w': 4, '3m': 13, '6m': 26 } as const
/** More bars than this are drawn as months: a half year of weeks, and the running one. */
const MOST_WEEKS = 27
const LONGEST_MONTHS = 24

/** As the call takes it: one of the periods, or a first and a last day. */
export type AskedPeriod = {
  period?: FigurePeriod | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The days that are counted, both ends with it; a missing end is today, a missing beginning makes it the usual length. */
export function figureDays({ period = DEFAULT_PERIOD, from, to }: AskedPeriod, today: number): Days {
  const until = (to && parseDay(to)) || today
  return { from: (from && parseDay(from)) || firstDay(period, until), until }
}

function firstDay(period: FigurePeriod, until: number): number {
  if (period === '1y') return addMonths(until + 1, -12)
  if (period === '2y') return addMonths(until + 1, -LONGEST_MONTHS)
  return mondayOf(until + 1 - weeksOf[period] * WEEK)
}

/** The Monday of the calendar week that contains the day. */
const mondayOf = (day: number): number => day - ((kstMoment(startOfKstDay(day)).weekday + 6) % WEEK)

/** How many calendar weeks the days touch. */
const weeksIn = ({ from, until }: Days): number => (mondayOf(until) - mondayOf(from)) / WEEK + 1

/** Why these days can not be looked at, or null. */
export function figureDaysProblem({ from, until }: Days): string | null {
  if (from > until) return '첫날이 마지막 날보다 늦어요'
  return from < addMonths(until + 1, -LONGEST_MONTHS) ? '2년까지 볼 수 있어요' : null
}

export type SpanKind = 'week' | 'month'

/** Weeks from Monday to Sunday, while they fit; then calendar months. */
export const spanKind = (days: Days): SpanKind => (weeksIn(days) <= MOST_WEEKS ? 'week' : 'month')

/** The first days of the bars, the first and the last of which the period may cut. */
export function spanStarts(days: Days): number[] {
  const { from, until } = days
  if (spanKind(days) === 'week')
    return Array.from({ length: weeksIn(days) }, (_, place) => Math.max(from, mondayOf(from) + place * WEEK))
  const first = monthOf(from)
  return Array.from({ length: monthOf(until) - first + 1 }, (_, place) =>
    Math.max(from, firstDayOfMonth(first + place)),
  )
}

function monthOf(day: number): number {
  const { year, month } = kstMoment(startOfKstDay(day))
  return monthNumber(year, month)
}
