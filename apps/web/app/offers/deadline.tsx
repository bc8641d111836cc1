import {
  announcementBetween,
  deadlineBadge,
  nextChange,
  shortDeadline,
  timeLeft,
  type TimeLeft,
} from '@coffeeattack/domain/offers/deadline'
import { useNow } from '@coffeeattack/kit/useNow'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { useEffect, useRef, useState } from 'react'

/** The time left to answer an offer: days, or on the last day a countdown (OFR-2). */
export function useTimeLeft(expiredAt: string): TimeLeft {
  const deadline = new Date(expiredAt)
  return timeLeft(
    deadline,
    useNow((now) => nextChange(deadline, now)),
  )
}

const kinds = { days: 'soft', today: 'today', over: 'over' } as const

/** '3일 남았어요', '오늘 마감', '기한이 지났어요' */
export function DeadlineBadge({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return <CountdownBadge kind={kinds[left.kind]}>{deadlineBadge(left)}</CountdownBadge>
}

/** In a narrow column: the short words on a phone, the whole ones from 1024 px on. */
export function NarrowDeadlineBadge({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return (
    <CountdownBadge kind={kinds[left.kind]}>
      <span className="lg:hidden">{shortDeadline(left)}</span>
      <span className="max-lg:hidden">{deadlineBadge(left)}</span>
    </CountdownBadge>
  )
}

/** The countdown is silent for screen readers; one hour, ten minutes and the end are announced. */
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
