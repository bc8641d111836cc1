import { kstDay, kstMoment, parseDay } from '../kst.ts'

/** On its day a card is told of again, at nine in Seoul; a year ahead at the most (BIZ-10). */
export const REMINDER = { hour: 9, daysAhead: 365 } as const

export function reminderProblem(remindOn: string, now: Date): string | null {
  const day = parseDay(remindOn)
  if (day === null || day < kstDay(now)) return '오늘이나 앞으로 올 날짜를 골라 주세요'
  return day <= kstDay(now) + REMINDER.daysAhead ? null : '1년 안의 날짜를 골라 주세요'
}

/** Its hour is over already: whoever sets it for themselves is not told of what they just did. */
export const isPast = (remindOn: string, now: Date): boolean =>
  parseDay(remindOn) === kstDay(now) && kstMoment(now).hour >= REMINDER.hour
