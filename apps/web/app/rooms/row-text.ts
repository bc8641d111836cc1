import { dayAgoText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'

/** '오후 2:31' today, then '어제', '3일 전', and after a week the date. */
export function rowTime(at: Date, now: Date): string {
  const day = kstDay(at)
  return day >= kstDay(now) ? spokenTimeText(at) : dayAgoText(day, kstDay(now))
}
