import { slotProblem, slotTexts, type SlotProblem } from '@coffeeattack/domain/coffeechats/times'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { atKst, dayText, kstDay, kstMoment, startOfKstDay, timeText } from '@coffeeattack/domain/kst'

/** Meetings start on the hour or half hour between these hours. */
const HOURS = { from: 9, until: 20 } as const

/** The working days that can be proposed, from tomorrow on. */
export function proposableDays(now: Date): { day: number; text: string }[] {
  const today = kstDay(now)
  return Array.from({ length: TIMES.daysAhead }, (_, ahead) => today + 1 + ahead)
    .filter((day) => {
      const { weekday } = kstMoment(startOfKstDay(day))
      return weekday >= 1 && weekday <= 5
    })
    .map((day) => ({ day, text: dayText(day) }))
}

export function startsOf(day: number): { at: Date; text: string }[] {
  const halves = (HOURS.until - HOURS.from) * 2
  return Array.from({ length: halves }, (_, half) => atKst(day, HOURS.from, half * 30)).map((at) => ({
    at,
    text: timeText(at),
  }))
}

/** Adds or removes a start time and keeps the times sorted. */
export function toggled(starts: readonly Date[], at: Date): Date[] {
  const others = starts.filter((start) => start.getTime() !== at.getTime())
  return others.length < starts.length
    ? others
    : [...starts, at].toSorted((a, b) => a.getTime() - b.getTime())
}

/** Why these times cannot be proposed, or null. */
export function startsProblem(starts: readonly Date[], minutes: number, now: Date): string | null {
  const problem: SlotProblem | null = slotProblem(
    starts.map((startsAt) => ({ startsAt, minutes })),
    now,
  )
  return problem && slotTexts[problem]
}
