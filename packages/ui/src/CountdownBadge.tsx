import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const kinds = {
  /** Days left. */
  soft: 'bg-surface-2 text-ink-2',
  /** Closes today. */
  today: 'bg-shot text-on-shot',
  /** On a dark block. */
  inverse: 'bg-on-shot text-shot font-bold',
  over: 'bg-surface-2 text-ink-3',
}

/** A deadline's badge; the caller, who knows the time, chooses the kind. */
export function CountdownBadge({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-badge px-2.5 text-caption font-semibold whitespace-nowrap tnum',
        kinds[kind],
      )}
    >
      {children}
    </span>
  )
}
