import { kstDay, longDayText } from '@coffeeattack/domain/kst'

/** '11월 17일 화요일' */
export function meetingDay(startsAt: Date): string {
  return longDayText(kstDay(startsAt))
}

/** '30분', '1시간', '1시간 30분' */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')
}
