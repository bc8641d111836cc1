import { kstDay, kstMoment, spokenTimeText } from '@coffeeattack/domain/kst'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import type { TimeSlot } from '@coffeeattack/ui/chat/TimeSlots'
import type { CoffeechatTime } from '../../coffeechats/queries.ts'

export type CarriedOffer = NonNullable<Message['offer']>

const OVER = '기한이 지났어요'

const decided: Partial<Record<CarriedOffer['status'], string>> = {
  MATCHED: '매칭 완료',
  REFUSED: '거절했어요',
  EXPIRED: OVER,
  AGENT: '에이전트가 보고 있어요',
}

/** The offer's current status. An offer past its day is expired even when no job has marked it (OFR-12). */
export function offerStanding(
  { status, expiredAt }: Pick<CarriedOffer, 'status' | 'expiredAt'>,
  now: Date,
): string {
  const days = kstDay(new Date(expiredAt)) - kstDay(now)
  if (days < 0) return decided[status] ?? OVER
  return decided[status] ?? (days > 0 ? `${days}일 남았어요` : '오늘 마감')
}

/** A system message: its first sentence is the title, the rest the details. */
export function sentences(text: string): [title: string, rest: string] {
  const [, title = text, rest = ''] = /^(.*?[.!?])\s+(.+)$/s.exec(text) ?? []
  return [title, rest]
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** '18 화 오후 7:00'; with the month where the times span two: '12/1'. */
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
