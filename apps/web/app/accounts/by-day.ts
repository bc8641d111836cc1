import { dayAgoText, kstDay } from '@coffeeattack/domain/kst'
import type { ProfileView } from './queries.ts'

export type ViewsOfDay = { day: string; views: ProfileView[] }

/** Groups views by their day in Seoul and keeps the order, newest first. */
export function byDay(views: readonly ProfileView[], now: Date): ViewsOfDay[] {
  const days: ViewsOfDay[] = []
  for (const view of views) {
    const day = dayAgoText(kstDay(new Date(view.at)), kstDay(now))
    const last = days.at(-1)
    if (last?.day === day) last.views.push(view)
    else days.push({ day, views: [view] })
  }
  return days
}
