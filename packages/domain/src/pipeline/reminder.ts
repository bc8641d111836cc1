import { kstDay, kstMoment, parseDay } from '../kst.ts'

/** A card's reminder: at nine in Seoul, at most a year ahead (BIZ-10). */
export const REMINDER = { hour: 9, daysAhead: 365 } as const

export function reminderProblem(remindOn: string, now: Date): string | null {
  const day = parseDay(remindOn)
  if (day === null || day < kstDay(now)) return '오늘이나 앞으로 올 날짜를 골라 주세요'
  return day <= kstDay(now) + REMINDER.daysAhead ? null : '1년 안의 날짜를 골라 주세요'
}

/** The hour has passed: no notification for a reminder that one just set oneself. */
export const isPast = (remindOn: string, now: Date): boolean =>
  parseDay(remindOn) === kstDay(now) && kstMoment(now).hour >= REMINDER.hour
