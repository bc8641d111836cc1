import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { useLayoutEffect, useState } from 'react'

/** Every so many milliseconds, or at the moment that the time itself names; null waits for nothing. */
type Wake = number | ((now: Date) => Date | null)

/** A browser's timer counts no further, and one that is set beyond goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The time, looked at again when `wake` says so and whenever the person comes back: a sleeping phone wakes no timer. */
export function useNow(wake: Wake = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  const wait = waitFrom(now, wake)
  // Before anything can be seen: between a page and its later effects a person's return would be missed.
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

/** For what changes by the day: deadlines are midnights in Seoul. */
export function nextMidnight(now: Date): Date {
  return startOfKstDay(kstDay(now) + 1)
}
