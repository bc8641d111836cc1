import { atKst, kstDay, kstMoment, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Dice } from './dice.ts'

const MINUTE_MS = 60_000

/** A moment between two others. */
export function between(from: Date, to: Date, dice: Dice): Date {
  return new Date(from.getTime() + Math.floor(dice.next() * Math.max(0, to.getTime() - from.getTime())))
}

/** A moment in the working hours of a Seoul day; of today only what has passed already. */
export function workingMoment(day: number, now: Date, dice: Dice): Date {
  const [opens, closes] = [atKst(day, 9, 30), atKst(day, 18, 30)]
  if (closes <= now) return between(opens, closes, dice)
  return between(opens < now ? opens : startOfKstDay(day), now, dice)
}

const WAKES_AT = 8

/** What a person does in the small hours was done the evening before. */
export function awake(at: Date, dice: Dice): Date {
  return kstMoment(at).hour < WAKES_AT ? atKst(kstDay(at) - 1, dice.int(20, 22), dice.int(0, 59)) : at
}

/** Nobody at work answers at night: that waits until the morning. */
export function workHours(at: Date, dice: Dice): Date {
  const { hour } = kstMoment(at)
  if (hour >= WAKES_AT && hour < 21) return at
  return atKst(kstDay(at) + (hour < WAKES_AT ? 0 : 1), 9, dice.int(0, 59))
}

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS)
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 24 * 60 * MINUTE_MS)
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

export function later(a: Date, b: Date): Date {
  return a > b ? a : b
}

/** Whole Seoul days from one moment to another. */
export function daysFrom(from: Date, to: Date): number {
  return kstDay(to) - kstDay(from)
}
