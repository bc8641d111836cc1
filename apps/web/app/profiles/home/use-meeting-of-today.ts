import { isToday, joinsFrom } from '@coffeeattack/domain/coffeechats/meetings'
import { endOf } from '@coffeeattack/domain/coffeechats/slot-end'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import type { Home } from './queries.ts'

export type NextChat = NonNullable<Home['nextCoffeechat']>

export const slotOf = ({ startsAt, minutes }: NextChat) => ({ startsAt: new Date(startsAt), minutes })

/** The meeting of today and the current moment; null on other days, and once it is over. */
export function useMeetingOfToday(chat: NextChat | null): { chat: NextChat; now: Date } | null {
  const now = useNow((at) => {
    const slot = chat && slotOf(chat)
    const moments = slot ? [joinsFrom(slot), slot.startsAt, endOf(slot)] : []
    return moments.find((moment) => moment > at) ?? nextMidnight(at)
  })
  return chat && isToday(slotOf(chat), now) ? { chat, now } : null
}
