import { useEffect, useState } from 'react'

/** Shorter than a second, so that no shown second is skipped. */
const TICK_MS = 250

/** The time, for what counts down while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
