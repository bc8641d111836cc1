import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ShieldCheck } from './icons/ShieldCheck.tsx'

const kinds = {
  plain: 'bg-surface-2 text-ink-2 font-medium',
  /** Verified: with a shield icon. */
  verified: 'bg-success-tint text-success font-medium pl-1.5',
  /** What a task earns: '제안 21% 더'. This colour is only for figures that rise. */
  rise: 'bg-rise-tint text-rise-text font-semibold',
  shot: 'bg-shot text-on-shot font-semibold',
}

export function Tag({ kind = 'plain', children }: { kind?: keyof typeof kinds; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 max-w-full shrink-0 items-center gap-1 overflow-hidden rounded-tag px-2 text-caption whitespace-nowrap',
        kinds[kind],
      )}
    >
      {kind === 'verified' && <ShieldCheck size={15} strokeWidth={2.2} />}
      {children}
    </span>
  )
}

/** A count on a tab or a row: '2' new. `unit` is only for screen readers. */
export function CountBadge({
  count,
  unit = '개',
  className,
}: {
  count: number
  unit?: string
  className?: string
}) {
  return (
    <span
      className={cx(
        'inline-grid h-[17px] min-w-[17px] place-items-center rounded-full bg-primary px-1 text-micro leading-none font-bold text-on-primary tnum',
        className,
      )}
    >
      <span>
        {count > 99 ? '99+' : count}
        <span className="sr-only">{unit}</span>
      </span>
    </span>
  )
}
