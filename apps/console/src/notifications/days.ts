import {
  fullDayText,
  kstDay,
  kstMoment,
  longDayText,
  startOfKstDay,
  timeText,
} from '@coffeeattack/domain/kst'

/** Groups the items by day in Seoul, in the order in which they come: newest first. */
export function byDay<Item extends { at: string }>(items: readonly Item[]): { day: number; items: Item[] }[] {
  const days: { day: number; items: Item[] }[] = []
  for (const item of items) {
    const day = kstDay(new Date(item.at))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

/** '오늘 · 11월 18일 수요일', '어제 · …', '11월 15일 일요일', and of another year '2025년 12월 31일'. */
export function dayTitle(day: number, today: number): string {
  if (yearOf(day) !== yearOf(today)) return fullDayText(day)
  const near = day === today ? '오늘 · ' : day === today - 1 ? '어제 · ' : ''
  return near + longDayText(day)
}

const yearOf = (day: number) => kstMoment(startOfKstDay(day)).year

/** '방금' within the first minute, then the time; the heading above shows the day. */
export function notificationTime(at: Date, now: Date): string {
  return now.getTime() - at.getTime() < 60_000 ? '방금' : timeText(at)
}
