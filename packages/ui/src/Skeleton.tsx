import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const rounds = {
  tag: 'rounded-tag',
  badge: 'rounded-badge',
  button: 'rounded-button-sm',
  card: 'rounded-card',
  full: 'rounded-full',
}

type SkeletonProps = { round?: keyof typeof rounds; className?: string }

/**
 * A grey shape where something will stand; give it that thing's size. It breathes once the wait is long. That is the
 * compositor's work: a shine that wanders through it would be painted sixty times a second while the page's code has to run.
 */
export function Skeleton({ round = 'tag', className }: SkeletonProps) {
  return <span className={cx('block animate-breathe bg-surface-3', rounds[round], className)} />
}

/** Shapes of the real layout while it loads. Readers hear one sentence. */
export function SkeletonGroup({
  label = '불러오는 중이에요',
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
