import { atKst, kstDay, kstMoment } from '../kst.ts'
import { notificationTypes } from './types.ts'
import type { NotificationType } from './types.ts'

/** Hours of the Seoul clock in which nothing that can wait is sent: from 21:00, until 08:00 (TRUST-5). */
export type QuietHours = { from: number; until: number }

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, until: 8 }

/** The same hour twice means no quiet hours. */
export function isQuiet(at: Date, { from, until }: QuietHours = DEFAULT_QUIET_HOURS): boolean {
  const { hour } = kstMoment(at)
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}

/** When a notification that is due goes out: now, or when the quiet hours end. */
export function sendsAt(
  type: NotificationType,
  due: Date,
  quiet: QuietHours | null = DEFAULT_QUIET_HOURS,
): Date {
  if (quiet === null || !notificationTypes[type].canWait || !isQuiet(due, quiet)) return due
  const endsToday = kstMoment(due).hour < quiet.until
  return atKst(kstDay(due) + (endsToday ? 0 : 1), quiet.until)
}
