import { countdownText, deadlineBadge } from '@coffeeattack/domain/offers/deadline'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { useTimeLeft } from '../use-time-left.ts'

/** How long there is to choose, in the header; on the last day the clock runs (OFR-2). */
export function HeaderDeadline({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return (
    <span className="mr-3 inline-flex h-7 items-center gap-1.5 rounded-badge bg-shot px-2.5 text-caption font-semibold whitespace-nowrap text-on-shot tnum">
      <Clock size={15} strokeWidth={2.2} />
      {deadlineBadge(left)}
      {left.kind === 'today' && (
        <span role="timer" aria-live="off">
          {countdownText(left.ms)}
        </span>
      )}
    </span>
  )
}
