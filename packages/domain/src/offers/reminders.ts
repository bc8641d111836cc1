import { atKst, kstDay } from '../kst.ts'

/** An open offer is recalled three days before its last day, one day before, and on it; at ten in the morning. */
const REMINDERS = { daysBefore: [3, 1, 0], hour: 10 } as const

export type OfferReminder = { key: `D-${(typeof REMINDERS.daysBefore)[number]}`; dueAt: Date; text: string }

/** The one of today whose hour has come, or null: yesterday's says something that is no longer true. */
export function reminderNow(expiredAt: Date, now: Date): OfferReminder | null {
  const today = remindersOf(expiredAt).find(({ dueAt }) => kstDay(dueAt) === kstDay(now))
  return today && today.dueAt <= now ? today : null
}

/** The expiry days whose offers are recalled on the day of `now`. */
export const remindedDays = (now: Date): number[] => REMINDERS.daysBefore.map((days) => kstDay(now) + days)

export const reminderKeys = REMINDERS.daysBefore.map(keyOf)

function remindersOf(expiredAt: Date): OfferReminder[] {
  return REMINDERS.daysBefore.map((days) => ({
    key: keyOf(days),
    dueAt: atKst(kstDay(expiredAt) - days, REMINDERS.hour),
    text: days > 0 ? `고를 수 있는 날이 ${days}일 남았어요` : '오늘 밤 12시에 마감돼요',
  }))
}

function keyOf(days: (typeof REMINDERS.daysBefore)[number]): OfferReminder['key'] {
  return `D-${days}`
}
