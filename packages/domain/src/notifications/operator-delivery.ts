import { kstDay, kstMoment, startOfKstDay } from '../kst.ts'
import { DELIVERY } from './delivery.ts'
import type { OperatorNewsFact } from './operator-words.ts'

/** What its telling hangs on, as it stands now. */
export type OpenNews = Pick<OperatorNewsFact, 'type' | 'person' | 'startsAt'> & {
  /** Somebody waits for an answer of ours. */
  isOpen: boolean
  isCalledOff: boolean
  fixedAt: Date | null
}

/** Whether it is still worth a ring. What was answered or called off meanwhile stands in the centre alone (BIZ-7). */
export function isNewsTrue(
  { type, person, startsAt, fixedAt, isOpen, isCalledOff }: OpenNews,
  now: Date,
): boolean {
  switch (type) {
    case 'OFFER_MATCHED':
    case 'COFFEECHAT_PLACED':
      return person !== null && !isCalledOff
    case 'COFFEECHAT_CONFIRMED':
      return !isCalledOff && startsAt !== null && startsAt > now && fixedAt?.getTime() === startsAt.getTime()
    case 'COFFEECHAT_CANCELLED':
    case 'COFFEECHAT_STAGE_ANSWERED':
    case 'OFFER_REFUSED':
    case 'OFFER_EXPIRED':
    case 'PROFILE_SAVED':
    case 'CARD_ASSIGNED':
    case 'CARD_REMINDED':
    case 'NOTE_MENTIONED':
      return person !== null
    case 'WEBHOOK_STOPPED':
    case 'SAVED_SEARCH':
      return true
    default:
      return isOpen
  }
}

/** Whoever sits before the console is given so long to see it there, before their browser rings or a mail goes out. */
export const seenBy = (createdAt: Date): Date => new Date(createdAt.getTime() + DELIVERY.awayMs)

/** So long after its hour a digest still goes out, where nobody ran at the hour itself. */
const DIGEST_HOURS = 3

/** Whether the morning's mail is due: on a weekday, or any day, from its hour on. */
export function isDigestDue(
  { hour, weekdaysOnly }: { hour: number; weekdaysOnly: boolean },
  now: Date,
): boolean {
  const at = kstMoment(now)
  const isWeekend = at.weekday === 0 || at.weekday === 6
  return at.hour >= hour && at.hour < hour + DIGEST_HOURS && !(weekdaysOnly && isWeekend)
}

/**
 * The days of which a digest tells: since the morning before, on a Monday since Friday's where weekends are left out, and
 * today until midnight.
 */
export function digestDays(weekdaysOnly: boolean, now: Date) {
  const today = kstDay(now)
  const days = weekdaysOnly && kstMoment(now).weekday === 1 ? 3 : 1
  return {
    days,
    since: startOfKstDay(today - days),
    today: startOfKstDay(today),
    tomorrow: startOfKstDay(today + 1),
  }
}
