import { kstMoment, spokenTimeText } from '@coffeeattack/domain/kst'
import type { TimeSlot } from '@coffeeattack/ui/chat/TimeSlots'
import type { CoffeechatTime } from '../../coffeechats/queries.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** '18 화 오후 7:00'; where the times reach into another month, the month goes with them: '12/1'. */
export function timeSlots(times: readonly CoffeechatTime[]): TimeSlot[] {
  const starts = times.map(({ startsAt }) => new Date(startsAt))
  const months = new Set(starts.map((at) => kstMoment(at).month))
  return starts.map((at, index) => {
    const { month, day, weekday } = kstMoment(at)
    return {
      id: times[index]!.id,
      day: months.size > 1 ? `${month}/${day}` : String(day),
      weekday: WEEKDAYS[weekday]!,
      time: spokenTimeText(at),
    }
  })
}
