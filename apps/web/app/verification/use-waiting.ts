import { type Waiting, waiting } from '@coffeeattack/domain/verification/waiting'
import { useEffect, useState } from 'react'

/** Shorter than a second, so that no shown second is skipped. */
const TICK_MS = 250

/** How far the wait for the phone is, ticking. It counts from when the request was made: a reload changes nothing. */
export function useWaiting(startedAt: string): Waiting {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return waiting(startOf(startedAt, now), now)
}

/** A time that cannot be read counts as just now. */
function startOf(startedAt: string, now: Date): Date {
  const at = Date.parse(startedAt)
  return Number.isNaN(at) ? now : new Date(at)
}
