import { announcementBetween, nextChange } from '@coffeeattack/domain/offers/deadline'
import { useEffect, useRef, useState } from 'react'
import { useNow } from './use-now.ts'

/** The running clock is silent for readers; one hour, ten minutes and the end are said. */
export function DeadlineNews({ expiredAt }: { expiredAt: string }) {
  const now = useNow((at) => nextChange(new Date(expiredAt), at))
  const before = useRef(now)
  const [news, setNews] = useState('')
  useEffect(() => {
    const passed = announcementBetween(new Date(expiredAt), before.current, now)
    before.current = now
    if (passed) setNews(passed)
  }, [expiredAt, now])
  return <output className="sr-only">{news}</output>
}
