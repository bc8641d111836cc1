import { atKst, DAY_MS, kstDay } from '../kst.ts'

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
