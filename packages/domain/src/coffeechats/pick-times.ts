import { atKst, kstDay, kstMoment, startOfKstDay } from '../kst.ts'
import { type Slot, slotProblem, TIMES } from './times.ts'

/* The times that a picker offers: the same for candidates and companies (TRUST-4). */

const STEP_MINUTES = 30

const PARTS_OF_DAY = [
  { name: '오전', from: 0, until: 12 },
  { name: '오후', from: 12, until: 18 },
  { name: '저녁', from: 18, until: 24 },
] as const

type PartOfDay = { name: string; starts: Date[] }

/** Today and the coming weeks, without days that have no free time; weekends can be left out. */
export function choosableDays(now: Date, minutes: number, withWeekends = true): number[] {
  const today = kstDay(now)
  return Array.from({ length: TIMES.daysAhead + 1 }, (_, ahead) => today + ahead).filter(
    (day) =>
      (withWeekends || isWorkingDay(day)) &&
      startsOn(day, minutes).some((at) => isFree(at, minutes, [], now)),
  )
}

export function isWorkingDay(day: number): boolean {
  const { weekday } = kstMoment(startOfKstDay(day))
  return weekday >= 1 && weekday <= 5
}

/** Every half hour of the day at which a meeting of this duration can start. */
export function startsOn(day: number, minutes: number): Date[] {
  const last = TIMES.untilHour * 60 - minutes
  const first = TIMES.fromHour * 60
  const count = Math.floor((last - first) / STEP_MINUTES) + 1
  return Array.from({ length: count }, (_, step) => atKst(day, 0, first + step * STEP_MINUTES))
}

export function partsOfDay(day: number, minutes: number): PartOfDay[] {
  const starts = startsOn(day, minutes)
  return PARTS_OF_DAY.map(({ name, from, until }) => ({
    name,
    starts: starts.filter((at) => {
      const { hour } = kstMoment(at)
      return hour >= from && hour < until
    }),
  }))
}

/** True when the time has not passed and does not overlap a chosen one. */
export function isFree(startsAt: Date, minutes: number, chosen: readonly Date[], now: Date): boolean {
  if (slotProblem(slots([startsAt], minutes), now)) return false
  return chosen.every((other) => slotProblem(slots([other, startsAt], minutes), now) !== 'OVERLAP')
}

/** Adds the time or removes it, sorted. */
export function toggleStart(chosen: readonly Date[], startsAt: Date): Date[] {
  const others = chosen.filter((at) => at.getTime() !== startsAt.getTime())
  return others.length < chosen.length
    ? others
    : [...chosen, startsAt].toSorted((a, b) => a.getTime() - b.getTime())
}

/** Drops the times that no longer fit after the duration has grown. */
export function fitting(chosen: readonly Date[], minutes: number, now: Date): Date[] {
  const kept: Date[] = []
  for (const at of chosen) {
    const inHours = startsOn(kstDay(at), minutes).some((start) => start.getTime() === at.getTime())
    if (inHours && isFree(at, minutes, kept, now)) kept.push(at)
  }
  return kept
}

export function slots(starts: readonly Date[], minutes: number): Slot[] {
  return starts.map((startsAt) => ({ startsAt, minutes }))
}
