import type { ComponentProps, ReactNode } from 'react'
import { Amounts } from './Amounts.tsx'
import { cx } from './cx.ts'

/** A paper slip with a torn lower edge. */
export function Slip({ className, children, ...rest }: ComponentProps<'article'>) {
  return (
    <article {...rest} className="drop-shadow-[0_1px_2px_rgba(44,24,18,.07)]">
      <div className={cx('torn-edge rounded-t-card bg-surface px-5 pt-5.5 pb-7', className)}>{children}</div>
    </article>
  )
}

/** The dashed line between a slip's parts. */
export function SlipRule() {
  return (
    <div
      aria-hidden="true"
      className="my-4 h-px bg-[repeating-linear-gradient(90deg,var(--line-2)_0_5px,transparent_5px_10px)]"
    />
  )
}

/** Label left, value right. A long value wraps; the label does not. */
export function SlipRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 py-0.5 text-body-s">
      <dt className="shrink-0 text-ink-3">{label}</dt>
      <dd className="text-right font-semibold [overflow-wrap:anywhere] tnum">
        {typeof children === 'string' ? <Amounts>{children}</Amounts> : children}
      </dd>
    </div>
  )
}
