import { cx } from '@coffeeattack/ui/cx'
import { keyRows, type KeyRow, type Reason } from './reasonParts.ts'
import { Signed } from './Signed.tsx'

const marks: Readonly<Record<KeyRow['kind'], string>> = {
  for: 'bg-primary',
  against: 'taken-away',
  folded: 'border-[1.5px] border-line-field',
}

/** The square of a reason for (solid), a reason against (hatched), or of several that are told as one (empty). */
export function ReasonMark({ kind, className }: { kind: KeyRow['kind']; className?: string }) {
  return (
    <i aria-hidden="true" className={cx('block size-3.5 shrink-0 rounded-tail', marks[kind], className)} />
  )
}

type ReasonKeyProps = {
  reasons: readonly Reason[]
  /** How many of each side are told by themselves. */
  most: { readonly for: number; readonly against: number }
  className?: string
}

/** The rows below a run: the heaviest reasons of both sides. All rows, with those that fold the others, add up. */
export function ReasonKey({ reasons, most, className }: ReasonKeyProps) {
  return (
    <ul className={cx('grid gap-[9px]', className)}>
      {keyRows(reasons, most).map(({ kind, text, points }) => (
        <li
          key={`${kind} ${text}`}
          className={cx(
            'grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-[9px] text-body-s leading-even',
            kind === 'folded' && 'text-ink-3',
          )}
        >
          <ReasonMark kind={kind} className="mt-1" />
          <span className="[overflow-wrap:anywhere]">{text}</span>
          <Signed points={points} className={kind === 'folded' ? 'text-ink-3' : undefined} />
        </li>
      ))}
    </ul>
  )
}
