import { nextChange, timeLeft, type TimeLeft } from '@coffeeattack/domain/offers/deadline'
import { useNow } from './use-now.ts'

/** How long an offer can still be answered: days, or on its last day a clock that ticks (OFR-2). */
export function useTimeLeft(expiredAt: string): TimeLeft {
  const deadline = new Date(expiredAt)
  return timeLeft(
    deadline,
    useNow((now) => nextChange(deadline, now)),
  )
}
