import type { Place, PlaceKind } from '../coffeechats/place.ts'
import type { ProposedTime } from '../coffeechats/schedule.ts'
import { endOf } from '../coffeechats/slot-end.ts'
import type { Slot } from '../coffeechats/times.ts'
import { DAY_MS } from '../kst.ts'

/** How long a subscribed calendar keeps past and cancelled entries (BIZ-17). */
export const CALENDAR = { overDays: 365, cancelledDays: 90 } as const

/** The parts of a coffee chat that calendars show. */
export type ArrangedChat = {
  id: string
  times: readonly ProposedTime[]
  placeKind: PlaceKind | null
  placeSetAt: Date | null
  /** The number of times the place was set. */
  placeChanges: number
  cancelledAt: Date | null
  /** Which of the owner's coffee chats it is, from the first on. */
  number: number
  /** Only on the owner's wish. */
  details: CalendarDetails | null
}

/** Whom the owner meets, and where. */
export type CalendarDetails = { title: string; place: Place | null }

export type CalendarEntry = {
  coffeechatId: string
  sequence: number
  changedAt: Date
  slot: Slot
  isCancelled: boolean
  /** Only whether they meet or call; null until they agree, and after a cancellation. */
  placeKind: PlaceKind | null
  /** Tells two entries apart that name nobody. */
  number: number
  details: CalendarDetails | null
}

type Fixed = ProposedTime & { confirmedAt: Date }

const fixedOnes = (times: readonly ProposedTime[]): Fixed[] =>
  times.filter((time): time is Fixed => time.confirmedAt !== null)

/** Grows with every visible change: a fixed or withdrawn time, a place, a cancellation. */
export function sequenceOf({
  times,
  placeChanges,
  cancelledAt,
}: Pick<ArrangedChat, 'times' | 'placeChanges' | 'cancelledAt'>): number {
  const fixed = fixedOnes(times)
  const takenBack = fixed.filter(({ withdrawnAt }) => withdrawnAt !== null)
  return fixed.length + takenBack.length + placeChanges + (cancelledAt ? 1 : 0)
}

/**
 * A coffee chat as one calendar entry, at the time that was fixed last; cancelled if it was given up before it was over.
 * Null before the first fixed time, and some time after the end or the cancellation.
 */
export function calendarEntry(chat: ArrangedChat, now: Date): CalendarEntry | null {
  const fixed = fixedOnes(chat.times)
  const last = fixed.toSorted((a, b) => b.confirmedAt.getTime() - a.confirmedAt.getTime())[0]
  if (!last) return null
  const gaveUpAt = earliest([last.withdrawnAt, chat.cancelledAt])
  const isCancelled = gaveUpAt !== null && gaveUpAt < endOf(last)
  const keptSince = isCancelled ? gaveUpAt : endOf(last)
  const keptDays = isCancelled ? CALENDAR.cancelledDays : CALENDAR.overDays
  if (keptSince.getTime() + keptDays * DAY_MS <= now.getTime()) return null
  const changes = fixed.flatMap(({ confirmedAt, withdrawnAt }) => [confirmedAt, withdrawnAt])
  return {
    coffeechatId: chat.id,
    sequence: sequenceOf(chat),
    changedAt: latest([...changes, chat.placeSetAt, chat.cancelledAt], last.confirmedAt),
    slot: { startsAt: last.startsAt, minutes: last.minutes },
    isCancelled,
    placeKind: isCancelled ? null : chat.placeKind,
    number: chat.number,
    details: chat.details && (isCancelled ? { ...chat.details, place: null } : chat.details),
  }
}

const given = (moments: readonly (Date | null)[]): Date[] => moments.filter((moment) => moment !== null)

function earliest(moments: readonly (Date | null)[]): Date | null {
  return given(moments).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

function latest(moments: readonly (Date | null)[], atLeast: Date): Date {
  return new Date(Math.max(atLeast.getTime(), ...given(moments).map((moment) => moment.getTime())))
}
