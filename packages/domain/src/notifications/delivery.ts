import { BRAND } from '../brand.ts'
import { atKst, DAY_MS, kstDay, kstMoment } from '../kst.ts'

/** Hours of the Seoul clock in which nothing is sent that can wait (TRUST-5). */
export type QuietHours = { from: number; until: number }

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, until: 8 }

/** The same hour twice means no quiet hours. */
export function isQuiet(at: Date, { from, until }: QuietHours = DEFAULT_QUIET_HOURS): boolean {
  const { hour } = kstMoment(at)
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}

/** The given moment, or the end of the quiet hours if it lies within them. */
export function afterQuiet(due: Date, quiet: QuietHours): Date {
  if (!isQuiet(due, quiet)) return due
  const endsToday = kstMoment(due).hour < quiet.until
  return atKst(kstDay(due) + (endsToday ? 0 : 1), quiet.until)
}

/** The limits of delivery by text, push and mail (TRUST-5). */
export const DELIVERY = {
  attempts: 5,
  firstWaitMs: 60_000,
  /** Longer than the timeout of every provider: an attempt that is still open after it belongs to a dead process. */
  attemptMs: 5 * 60_000,
  /** A message rings only if nobody has read it by then. */
  awayMs: 3 * 60_000,
  /** Notifications that follow a text of their type this soon share the next one. */
  gatherMs: 10 * 60_000,
  /** Texts per day that could wait; further ones stand in the centre only. */
  textsPerDay: 6,
  /** Push subscriptions per person: enough for devices, too few for a script. */
  browsers: 10,
  /** A link outlives its offer by these days, so that the person can read what became of it. */
  linkDaysAfter: 3,
  linkDays: 14,
} as const

/** The next attempt: one minute after the first, then four, sixteen, sixty-four. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + DELIVERY.firstWaitMs * 4 ** (attempts - 1))
}

/** The text of a short message: at most 90 bytes with the brand and the link. */
export const textMessage = (text: string, link: string): string => `[${BRAND.ko}] ${text}\n${link}`

/** The same text as values of the messenger's approved template. */
export const templateValues = (text: string, link: string) => ({ '#{소식}': text, '#{주소}': link })

export function linkEndsAt(deadline: Date | null, now: Date): Date {
  const end = deadline
    ? deadline.getTime() + DELIVERY.linkDaysAfter * DAY_MS
    : now.getTime() + DELIVERY.linkDays * DAY_MS
  return new Date(end)
}

/** When the next text of a type may go out. */
export function gatheredAt(lastSentAt: Date | null, now: Date): Date {
  const earliest = (lastSentAt?.getTime() ?? 0) + DELIVERY.gatherMs
  return new Date(Math.max(earliest, now.getTime()))
}

/** Announced once a day: the end of the attack period three days before it, and in the evening the profile's views. */
const RECURRING = { attackEndingDays: 3, viewsHour: 18 } as const

/** Attack periods that end before this moment are announced. */
export function attackEndingUntil(now: Date): Date {
  return new Date(now.getTime() + RECURRING.attackEndingDays * DAY_MS)
}

/** The last whole day of views, from evening to evening. A later view counts for the next day, however late the job runs. */
export function viewsDay(now: Date): { from: Date; until: Date } {
  const tonight = atKst(kstDay(now), RECURRING.viewsHour)
  const until = tonight <= now ? tonight : atKst(kstDay(now) - 1, RECURRING.viewsHour)
  return { from: new Date(until.getTime() - DAY_MS), until }
}
