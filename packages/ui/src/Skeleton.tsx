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
 * A grey placeholder; give it the size of what it stands for. After a long wait it fades in and out, which the
 * compositor does; a moving shine would be painted on the main thread while the page's code runs.
 */
export function Skeleton({ round = 'tag', className }: SkeletonProps) {
  return <span className={cx('block animate-breathe bg-surface-3', rounds[round], className)} />
}

type SkeletonGroupProps = { label?: string; className?: string; children: ReactNode }

/** The layout's placeholders while it loads. Screen readers get one sentence. */
export function SkeletonGroup({ label = '불러오는 중이에요', className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

type SkeletonsProps = Omit<SkeletonGroupProps, 'children'> & {
  round?: SkeletonProps['round']
  /** One placeholder for each class list. */
  shapes: readonly string[]
}

/** A group of placeholders of one kind: `<Skeletons round="card" shapes={['h-20', 'mt-3 h-28']} />`. */
export const Skeletons = ({ round, shapes, ...group }: SkeletonsProps) => (
  <SkeletonGroup {...group}>
    {Array.from(shapes, (shape, place) => (
      <Skeleton key={place} round={round} className={shape} />
    ))}
  </SkeletonGroup>
)
