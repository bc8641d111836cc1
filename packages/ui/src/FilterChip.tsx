import type { ComponentProps } from 'react'
import { chipLook } from './chipLook.ts'
import { cx } from './cx.ts'
import { ChevronDown } from './icons/ChevronDown.tsx'

type FilterChipProps = ComponentProps<'button'> & {
  /** A value is chosen; the text says which. */
  on?: boolean
  /** Its list is open. */
  open?: boolean
}

export function FilterChip({ on, open, className, children, ...rest }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      aria-expanded={open ?? false}
      className={cx(
        chipLook,
        'pr-2.5',
        on ? 'bg-primary text-on-primary' : 'bg-surface text-ink-2',
        !on && (open ? 'inset-ring-2 inset-ring-ink' : 'inset-ring inset-ring-line-2'),
        className,
      )}
    >
      {children}
      <ChevronDown size={16} className={cx('transition-transform duration-(--t2)', open && 'rotate-180')} />
    </button>
  )
}
