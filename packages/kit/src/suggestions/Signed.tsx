import { cx } from '@coffeeattack/ui/cx'
import { signed } from './reasonParts.ts'

/** '+30' or '−5'; screen readers hear the words, as many of them pass over a minus sign. */
export function Signed({ points, className }: { points: number; className?: string }) {
  return (
    <b className={cx('text-right tnum', points < 0 && 'text-ink-2', className)}>
      <span aria-hidden="true">{signed(points)}</span>
      <span className="sr-only">{points < 0 ? `빼기 ${-points}` : `더하기 ${points}`}</span>
    </b>
  )
}
