import { countdownText, deadlineBand, deadlineText } from '@coffeeattack/domain/offers/deadline'
import { DeadlineNews, useTimeLeft } from './deadline.tsx'

/** The dark band under the header: the deadline, and on the last day the time left (OFR-2, PACT-8). */
export function DeadlineBand({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return (
    <div className="sticky top-14 z-18 flex h-11 items-center justify-between gap-3 bg-shot px-5 text-body-s font-medium text-on-shot lg:bg-shot-2">
      <span>{deadlineBand(left)}</span>
      {left.kind === 'today' && (
        <b role="timer" aria-live="off" className="text-h3 font-bold tnum">
          {countdownText(left.ms)}
        </b>
      )}
      {left.kind === 'days' && (
        <span className="text-label text-on-shot-2 tnum">{deadlineText(new Date(expiredAt))}</span>
      )}
      <DeadlineNews expiredAt={expiredAt} />
    </div>
  )
}
