import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'

const looks = {
  base: 'bg-pay-1',
  bonus: 'bg-pay-2',
  stock: 'estimated',
  signing: 'bg-pay-3',
  /** How far it can go: an outline, for nobody promised it. */
  most: 'border-[1.5px] border-dashed border-line-field',
}

export type PayLook = keyof typeof looks

/** A part of a pay in its tone: solid is promised, hatched is estimated, dashed is the most. Words stand beside it. */
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

/** The same as the square of a key. */
export function PayKey({ kind }: { kind: PayLook }) {
  return <PayMark kind={kind} className="size-3 shrink-0 rounded-tail" />
}
