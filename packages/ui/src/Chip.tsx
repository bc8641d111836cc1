import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type ChipProps = ComponentProps<'button'> & {
  /** Makes it a toggle. */
  pressed?: boolean
  kind?: 'fill' | 'line'
}

export function Chip({ pressed, kind = 'fill', className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        chipLook,
        pressed
          ? 'bg-primary text-on-primary'
          : kind === 'fill'
            ? 'bg-surface-2 text-ink-2 press:bg-surface-3'
            : 'text-ink-2 inset-ring inset-ring-line-2 press:bg-surface-2',
        'disabled:bg-disabled disabled:text-on-disabled disabled:inset-ring-0',
        className,
      )}
    />
  )
}

/** 36 px high, with a target of 44. */
export const chipLook =
  'relative inline-flex h-9 shrink-0 items-center gap-1 rounded-full px-3.5 text-body-s font-medium whitespace-nowrap transition-colors duration-(--t2) ' +
  'before:absolute before:inset-x-0 before:-inset-y-1'
