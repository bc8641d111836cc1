import { atKst, DAY_MS, kstDay, kstMoment } from '../kst.ts'
import { type NotificationType, notificationTypes } from './types.ts'

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
  return quiet === null || !notificationTypes[type].canWait ? due : afterQuiet(due, quiet)
}

/** The moment itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(due: Date, quiet: QuietHours): Date {
  if (!isQuiet(due, quiet)) return due
  const endsToday = kstMoment(due).hour < quiet.until
  return atKst(kstDay(due) + (endsToday ? 0 : 1), quiet.until)
}

/** How the phone is reached for (TRUST-5). */
export const DELIVERY = {
  attempts: 5,
  firstWaitMs: 60_000,
  /** Longer than any sender may take: only an attempt whose process died is found open after it. */
  attemptMs: 5 * 60_000,
  /** A message rings only when nobody has read it by then. */
  awayMs: 3 * 60_000,
  /** What comes so soon after a text of its kind is gathered into one more. */
  gatherMs: 10 * 60_000,
  /** Texts a day of what can wait; what goes beyond stands in the centre. */
  textsPerDay: 6,
  /** So many browsers of one person ring: devices, not a script. */
  browsers: 10,
  /** A link works for as long as its offer, and some days more to read what became of it. */
  linkDaysAfter: 3,
  linkDays: 14,
} as const

/** When to try again after so many attempts: one minute, four, sixteen, an hour. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + DELIVERY.firstWaitMs * 4 ** (attempts - 1))
}

export function linkEndsAt(deadline: Date | null, now: Date): Date {
  const end = deadline
    ? deadline.getTime() + DELIVERY.linkDaysAfter * DAY_MS
    : now.getTime() + DELIVERY.linkDays * DAY_MS
  return new Date(end)
}

/** When the next text of a kind may go out. */
export function gatheredAt(lastSentAt: Date | null, now: Date): Date {
  const earliest = (lastSentAt?.getTime() ?? 0) + DELIVERY.gatherMs
  return new Date(Math.max(earliest, now.getTime()))
}

/** Told once a day: the end of the attack period three days before, and who looked at the profile in the evening. */
const RECURRING = { attackEndingDays: 3, viewsHour: 18 } as const

/** Periods that end until then are about to end. */
export function attackEndingUntil(now: Date): Date {
  return new Date(now.getTime() + RECURRING.attackEndingDays * DAY_MS)
}

/** The last whole day from evening to evening: whoever looks later counts tomorrow, however late this is asked. */
export function viewsDay(now: Date): { from: Date; until: Date } {
  const tonight = atKst(kstDay(now), RECURRING.viewsHour)
  const until = tonight <= now ? tonight : atKst(kstDay(now) - 1, RECURRING.viewsHour)
  return { from: new Date(until.getTime() - DAY_MS), until }
}
