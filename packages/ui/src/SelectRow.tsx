import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronRight } from './icons/ChevronRight.tsx'

type SelectRowProps = Omit<ComponentProps<'button'>, 'value'> & {
  label: string
  value?: ReactNode
  placeholder?: string
}

/** Label, value, chevron: opens the sheet or screen where the value is chosen. */
export function SelectRow({ label, value, placeholder, className, ...rest }: SelectRowProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'flex min-h-field w-full min-w-0 items-center gap-3 rounded-field pr-3 pl-4 text-left text-body inset-ring inset-ring-line-field transition-colors duration-(--t1) press:bg-surface-2',
        'disabled:bg-surface-2 disabled:text-on-disabled disabled:inset-ring-0',
        className,
      )}
    >
      <span className="shrink-0 text-ink-3">{label}</span>
      {value ? (
        <b className="min-w-0 flex-1 truncate">{value}</b>
      ) : (
        <span className="min-w-0 flex-1 truncate text-ink-4">{placeholder}</span>
      )}
      <ChevronRight size={18} className="text-ink-3" />
    </button>
  )
}
