import { pointsText } from '@coffeeattack/domain/suggestions/reasons'
import { cx } from '@coffeeattack/ui/cx'

/** '+30' or '−5'; screen readers hear words, as many of them pass over the sign. */
export function Signed({ points, className }: { points: number; className?: string | undefined }) {
  return (
    <b className={cx('text-right tnum', className ?? (points < 0 && 'text-ink-2'))}>
      <span aria-hidden="true">{pointsText(points)}</span>
      <span className="sr-only">{points < 0 ? `빼기 ${-points}` : `더하기 ${points}`}</span>
    </b>
  )
}
