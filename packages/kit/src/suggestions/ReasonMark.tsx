import { cx } from '@coffeeattack/ui/cx'

const looks = {
  for: 'bg-primary',
  against: 'taken-away',
  folded: 'border-[1.5px] border-line-field',
}

type ReasonMarkProps = { kind: keyof typeof looks; className?: string }

/** The square of a reason for (solid), of one against (hatched), or of several that are told as one (empty). */
export function ReasonMark({ kind, className = 'size-3.5' }: ReasonMarkProps) {
  return <i aria-hidden="true" className={cx('block shrink-0 rounded-tail', looks[kind], className)} />
}
