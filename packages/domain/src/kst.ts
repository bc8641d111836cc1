/**
 * Days and clock of Asia/Seoul, whatever zone and locale the machine has.
 * Seoul is nine hours ahead of UTC and has kept no summer time since 1988, so the offset is a constant
 * for every instant this product meets.
 */
const OFFSET_MS = 9 * 3_600_000
export const DAY_MS = 86_400_000

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

export type KstMoment = {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
  minute: number
  second: number
}

/** A Seoul day as a whole number: days since 1 January 1970. Two days subtract to their distance. */
export function kstDay(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS)
}

export function startOfKstDay(day: number): Date {
  return new Date(day * DAY_MS - OFFSET_MS)
}

/** The last millisecond of the day: 23:59:59.999 in Seoul. */
export function endOfKstDay(day: number): Date {
  return new Date((day + 1) * DAY_MS - OFFSET_MS - 1)
}

export function kstMoment(at: Date): KstMoment {
  // Shifted by the offset, the UTC getters read the Seoul clock.
  const shifted = new Date(at.getTime() + OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  }
}

export function kstYear(at: Date): number {
  return kstMoment(at).year
}

/** A month as a whole number, so that two months subtract to their distance. */
export function kstMonth(at: Date): number {
  const { year, month } = kstMoment(at)
  return monthNumber(year, month)
}

export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1
}

/** The instant of a Seoul wall clock. */
export function atKst(day: number, hour: number, minute = 0): Date {
  return new Date(day * DAY_MS - OFFSET_MS + hour * 3_600_000 + minute * 60_000)
}

/** The same day of a later month, or that month's last day when it is shorter. */
export function addMonths(day: number, months: number): number {
  const from = kstMoment(startOfKstDay(day))
  const month = monthNumber(from.year, from.month) + months
  const first = firstDayOfMonth(month)
  const lastDate = firstDayOfMonth(month + 1) - first
  return first + Math.min(from.day, lastDate) - 1
}

export function firstDayOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), ((month % 12) + 12) % 12, 1) / DAY_MS
}

/** 'YYYY-MM-DD' to a day, or null when the calendar has no such day. */
export function parseDay(text: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!found) return null
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const at = new Date(Date.UTC(year, month - 1, date))
  // A day that the calendar lacks runs over into another. The parts are compared, for writing the day out again is slow.
  const exists = at.getUTCDate() === date && at.getUTCMonth() === month - 1 && at.getUTCFullYear() === year
  return exists ? at.getTime() / DAY_MS : null
}

export function formatDay(day: number): string {
  return startOfUtcDay(day).toISOString().slice(0, 10)
}

/** 'YYYY-MM' to a month, or null when there is no such month. */
export function parseMonth(text: string): number | null {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text)
  return found ? monthNumber(Number(found[1]), Number(found[2])) : null
}

export function formatMonth(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((month % 12) + 1)}`
}

/** '11월 15일 (일)' */
export function dayText(day: number): string {
  const { month, day: date, weekday } = kstMoment(startOfKstDay(day))
  return `${month}월 ${date}일 (${WEEKDAYS[weekday]})`
}

/** '11월 15일 일요일' */
export function longDayText(day: number): string {
  const { month, day: date, weekday } = kstMoment(startOfKstDay(day))
  return `${month}월 ${date}일 ${WEEKDAYS[weekday]}요일`
}

/** '2026년 11월 15일' */
export function fullDayText(day: number): string {
  const { year, month, day: date } = kstMoment(startOfKstDay(day))
  return `${year}년 ${month}월 ${date}일`
}

/** '14:05' */
export function timeText(at: Date): string {
  const { hour, minute } = kstMoment(at)
  return `${two(hour)}:${two(minute)}`
}

/** '2026년 11월 15일 14:05' */
export const momentText = (at: Date): string => `${fullDayText(kstDay(at))} ${timeText(at)}`

/** '2026년 11월 15일 14:05:41' */
export const momentToSecond = (at: Date): string => `${momentText(at)}:${two(kstMoment(at).second)}`

/** '오후 2:05' */
export function spokenTimeText(at: Date): string {
  const { hour, minute } = kstMoment(at)
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${two(minute)}`
}

/** How long ago, as people say it. A time ahead of a slightly slow clock reads as just now. */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return '방금 전'
  if (minutes < 60) return `${minutes}분 전`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 전`
  return dayAgoText(kstDay(at), kstDay(now))
}

/** '오늘', '어제', '3일 전', and after a week the date. */
export function dayAgoText(day: number, today: number): string {
  const days = today - day
  if (days <= 0) return '오늘'
  if (days === 1) return '어제'
  if (days < 7) return `${days}일 전`
  const sameYear = formatDay(day).slice(0, 4) === formatDay(today).slice(0, 4)
  const full = fullDayText(day)
  return sameYear ? full.slice(full.indexOf(' ') + 1) : full
}

function startOfUtcDay(day: number): Date {
  return new Date(day * DAY_MS)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
