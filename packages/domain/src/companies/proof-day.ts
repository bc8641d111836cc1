import { fullDayText, kstDay, parseDay } from '../kst.ts'

/** '11월 3일', with the year when it is another one. */
export function onDay(at: string, now: Date): string {
  const day = at.length === 10 ? (parseDay(at) ?? 0) : kstDay(new Date(at))
  const [year, ...rest] = fullDayText(day).split(' ')
  return fullDayText(kstDay(now)).startsWith(year!) ? rest.join(' ') : [year, ...rest].join(' ')
}
