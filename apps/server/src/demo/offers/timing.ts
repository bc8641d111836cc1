import { atKst, endOfKstDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { expiryDay, SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { deliverAt } from '@coffeeattack/domain/offers/sending'
import type { Dice } from '../chance/dice.ts'
import { awake, between, earlier, later, minutesAfter, workingMoment } from '../chance/moments.ts'

/** When an offer was sent, read, liked and decided. */
export type Timing = {
  createdAt: Date
  deliverAt: Date
  expiryDay: number
  readAt: Date | null
  likedAt: Date | null
  decidedAt: Date | null
}

type Window = { from: Date; until: Date }

/** How far back the offers of the demo world reach. */
const MEMORY_DAYS = 60

/** The days on which an offer that now has this status can have been sent, or null when there are none. */
export function sendingDays(
  status: OfferStatus,
  visible: Window,
  now: Date,
): { first: number; last: number } | null {
  const today = kstDay(now)
  const lastVisible = kstDay(visible.until)
  const first = today - (status === 'WAITING' ? SELECTION_DAYS : MEMORY_DAYS)
  const last = {
    WAITING: lastVisible,
    // An answer needs a day to come in.
    MATCHED: lastVisible - 1,
    REFUSED: lastVisible - 1,
    AGENT: lastVisible - 1,
    EXPIRED: Math.min(lastVisible, today - SELECTION_DAYS - 1),
  }[status]
  // On the first day a profile may have become visible at midnight: too late for an answer the same day.
  const firstVisible = kstDay(visible.from) + (isAnswered(status) ? 1 : 0)
  const days = { first: Math.max(first, firstVisible), last }
  return days.first <= days.last ? days : null
}

/** The rest of an offer's life, sent on the given day. */
export function timingOn(day: number, status: OfferStatus, visible: Window, now: Date, dice: Dice): Timing {
  const createdAt = sentOn(day, visible, now, dice)
  const delivered = deliverAt(createdAt)
  const expiry = expiryDay(createdAt)
  const actsUntil = earlier(visible.until, endOfKstDay(expiry))
  const decidedAt = decisionOf(status, { delivered, expiry, actsUntil, now }, dice)
  const readBy = isAnswered(status) ? decidedAt! : actsUntil
  const isRead = delivered < readBy && (isAnswered(status) || dice.chance(0.6))
  const readAt = isRead ? later(delivered, awake(between(delivered, readBy, dice), dice)) : null
  const likedAt =
    readAt && dice.chance(status === 'MATCHED' ? 0.5 : 0.2) ? between(readAt, readBy, dice) : null
  return { createdAt, deliverAt: delivered, expiryDay: expiry, readAt, likedAt, decidedAt }
}

function isAnswered(status: OfferStatus): boolean {
  return status === 'MATCHED' || status === 'REFUSED' || status === 'AGENT'
}

/** In working hours; on the day the profile became visible, only after that. */
function sentOn(day: number, visible: Window, now: Date, dice: Dice): Date {
  const at = workingMoment(day, now, dice)
  return at > visible.from ? at : between(visible.from, earlier(now, endOfKstDay(day)), dice)
}

type Limits = { delivered: Date; expiry: number; actsUntil: Date; now: Date }

function decisionOf(
  status: OfferStatus,
  { delivered, expiry, actsUntil, now }: Limits,
  dice: Dice,
): Date | null {
  if (status === 'WAITING') return null
  // The job that closes offers runs right after midnight.
  if (status === 'EXPIRED') {
    return earlier(now, new Date(startOfKstDay(expiry + 1).getTime() + dice.int(1_000, 9_000)))
  }
  // People answer within a day or two; hardly anybody waits until the last evening.
  const soonest = minutesAfter(delivered, 10)
  return later(
    soonest,
    awake(between(soonest, earlier(actsUntil, atKst(kstDay(delivered) + 3, 22)), dice), dice),
  )
}
