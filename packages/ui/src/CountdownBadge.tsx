import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Clock } from './icons/Clock.tsx'

const kinds = {
  /** Days left. */
  soft: 'bg-surface-2 text-ink-2',
  /** Closes today: dark, with a live countdown. */
  today: 'bg-shot text-on-shot',
  /** On a dark block. */
  inverse: 'bg-on-shot text-shot font-bold',
  over: 'bg-surface-2 text-ink-3',
}

type CountdownBadgeProps = {
  kind: keyof typeof kinds
  children: ReactNode
  /** 'HH:MM:SS'. Silent for screen readers; the page announces what matters. */
  time?: string
}

/** A deadline's badge; the caller, who knows the time, chooses the kind. */
export function CountdownBadge({ kind, children, time }: CountdownBadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-badge px-2.5 text-caption font-semibold whitespace-nowrap tnum',
        kinds[kind],
      )}
    >
      {time && <Clock size={15} strokeWidth={2.2} />}
      {children}
      {time && (
        <span role="timer" aria-live="off">
          {time}
        </span>
      )}
    </span>
  )
}
