import { atKst, kstDay } from '../kst.ts'

/** An open offer is recalled three days before its last day, one day before, and on it; at ten in the morning. */
const REMINDERS = { daysBefore: [3, 1, 0], hour: 10 } as const

export type OfferReminder = { key: `D-${(typeof REMINDERS.daysBefore)[number]}`; dueAt: Date; text: string }

/** What is due for an offer from now on; a reminder whose time has passed is not made up for. */
export function dueReminders(expiredAt: Date, now: Date): OfferReminder[] {
  return REMINDERS.daysBefore
    .map((days): OfferReminder => ({
      key: `D-${days}`,
      dueAt: atKst(kstDay(expiredAt) - days, REMINDERS.hour),
      text: days > 0 ? `고를 수 있는 날이 ${days}일 남았어요` : '오늘 밤 12시에 마감돼요',
    }))
    .filter(({ dueAt }) => dueAt > now)
}
