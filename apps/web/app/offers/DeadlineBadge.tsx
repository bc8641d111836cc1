import { countdownText, deadlineBadge } from '@coffeeattack/domain/offers/deadline'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { useTimeLeft } from './use-time-left.ts'

const kinds = { days: 'soft', today: 'today', over: 'over' } as const

/** '3일 남았어요', '오늘 마감', '기한이 지났어요'; `ticking` puts the running time behind 오늘 마감. */
export function DeadlineBadge({ expiredAt, ticking }: { expiredAt: string; ticking?: boolean }) {
  const left = useTimeLeft(expiredAt)
  const time = ticking && left.kind === 'today' ? countdownText(left.ms) : undefined
  return (
    <CountdownBadge kind={kinds[left.kind]} time={time}>
      {deadlineBadge(left)}
    </CountdownBadge>
  )
}
