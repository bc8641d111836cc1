import { cx } from '@coffeeattack/ui/cx'
import type { CSSProperties } from 'react'

const looks = {
  base: 'bg-pay-1',
  bonus: 'bg-pay-2',
  stock: 'estimated',
  signing: 'bg-pay-3',
  /** Up to the maximum: only an outline, because it is not promised. */
  most: 'border-[1.5px] border-dashed border-line-field',
}

export type PayLook = keyof typeof looks

/** A part of the pay: solid is promised, hatched is estimated, dashed is the maximum. Its label stands beside it. */
export function PayMark({
  kind,
  className,
  style,
}: {
  kind: PayLook
  className?: string
  style?: CSSProperties
}) {
  return <i aria-hidden="true" className={cx('block', looks[kind], className)} style={style} />
}

/** The same as a square in a legend. */
export function PayKey({ kind }: { kind: PayLook }) {
  return <PayMark kind={kind} className="size-3 shrink-0 rounded-tail" />
}
