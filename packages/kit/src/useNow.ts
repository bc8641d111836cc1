import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { useLayoutEffect, useState } from 'react'

/** An interval in milliseconds, or the moment of the next update; null never updates. */
type Wake = number | ((now: Date) => Date | null)

/** A timer's maximum; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * The current time, updated as `wake` says and whenever the person returns, because a sleeping phone fires no timers.
 */
export function useNow(wake: Wake = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  const wait = waitFrom(now, wake)
  // A layout effect: between the first paint and a later effect the person's return would be missed.
  useLayoutEffect(() => {
    const look = () => setNow(new Date())
    const timer = wait === null ? undefined : setInterval(look, wait)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wait])
  return now
}

function waitFrom(now: Date, wake: Wake): number | null {
  if (typeof wake === 'number') return wake
  const at = wake(now)
  return at && Math.min(Math.max(0, at.getTime() - now.getTime()), LONGEST_TIMER_MS)
}

/** For what changes by the day: deadlines are at midnight in Seoul. */
export function nextMidnight(now: Date): Date {
  return startOfKstDay(kstDay(now) + 1)
}
