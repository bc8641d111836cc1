import { kstDay } from '@coffeeattack/domain/kst'
import type { Notification } from './queries.ts'

export type Age = { title: '오늘' | '이전'; items: Notification[] }

/** Newest first as they come: those of today in Seoul, then the others; a part without any is left out. */
export function byAge(items: readonly Notification[], now: Date): Age[] {
  const isToday = ({ at }: Notification) => kstDay(new Date(at)) === kstDay(now)
  const ages: Age[] = [
    { title: '오늘', items: items.filter(isToday) },
    { title: '이전', items: items.filter((item) => !isToday(item)) },
  ]
  return ages.filter((age) => age.items.length > 0)
}
