import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { useEffect, useState } from 'react'

/** The time, looked at again when `wakeAt` says so and whenever the person comes back: a sleeping phone wakes no timer. */
export function useNow(wakeAt: (now: Date) => Date | null): Date {
  const [now, setNow] = useState(() => new Date())
  const wake = wakeAt(now)?.getTime() ?? null
  useEffect(() => {
    const look = () => setNow(new Date())
    const timer = wake === null ? undefined : setTimeout(look, Math.max(0, wake - now.getTime()))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wake, now])
  return now
}

/** For what changes by the day: deadlines are midnights in Seoul. */
export function nextMidnight(now: Date): Date {
  return startOfKstDay(kstDay(now) + 1)
}
