import type { Situation } from '../errors/catalogue.ts'
import { atKst, kstDay } from '../kst.ts'
import type { OfferStatus } from './offer.ts'
import { whyNot } from './status.ts'

/** An offer that was not read may be told of once more, from the second day after it came (BIZ-13). */
const NUDGE = { afterDays: 2 } as const

export type Nudgeable = {
  status: OfferStatus
  expiredAt: Date
  deliverAt: Date
  readAt: Date | null
  nudgedAt: Date | null
  /** A curation is the agent's to speak of, and so is what an agent sent for a company. */
  groupId: string | null
  isMaster: boolean
}

/** Why it cannot be told of again, the most lasting reason first; null when it can. The deadline stays where it is. */
export function whyNotNudge(offer: Nudgeable, now: Date): Situation | null {
  if (offer.groupId !== null || offer.isMaster) return 'NOT_FOUND'
  if (offer.nudgedAt) return 'OFFER_NUDGED'
  const over = whyNot(offer, now)
  if (over) return over
  if (offer.readAt) return 'OFFER_READ'
  return kstDay(now) < kstDay(offer.deliverAt) + NUDGE.afterDays ? 'NUDGE_TOO_EARLY' : null
}

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
