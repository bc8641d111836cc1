import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const grounds = {
  surface: 'bg-surface',
  fill: 'bg-surface-2',
  line: 'inset-ring inset-ring-line-2',
  shot: 'bg-shot text-on-shot [--focus:var(--on-shot)]',
}

/** A flat box with a background and no shadow. */
export function Card({
  ground = 'surface',
  className,
  ...rest
}: ComponentProps<'section'> & { ground?: keyof typeof grounds }) {
  return <section {...rest} className={cx('min-w-0 rounded-card p-5', grounds[ground], className)} />
}
