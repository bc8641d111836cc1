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

/** The layout's placeholders while it loads. Screen readers get one sentence. */
export function SkeletonGroup({
  label = '불러오는 중이에요',
  children,
}: {
  label?: string | undefined
  children: ReactNode
}) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

type SkeletonStackProps = {
  label?: string
  round?: keyof typeof rounds
  /** The layout of the stack; by default a column with the space between cards. */
  className?: string
  /** The classes that give each placeholder its size, from top to bottom. */
  sizes: readonly string[]
}

/** Placeholders of one kind, one after the other: cards, unless `round` says otherwise. */
export function SkeletonStack(props: SkeletonStackProps) {
  const { label, round = 'card', className = 'flex flex-col gap-2.5', sizes } = props
  return (
    <SkeletonGroup label={label}>
      <div className={className}>
        {sizes.map((size, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders never move
          <Skeleton key={place} round={round} className={size} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
