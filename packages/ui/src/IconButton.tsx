import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does. */
  label: string
  /** `filled` is the round send button. */
  kind?: 'plain' | 'filled'
  children: ReactNode
}

export const iconButtonLook =
  'relative grid size-11 shrink-0 place-items-center rounded-button-sm text-ink transition-colors duration-(--t1) press:bg-surface-2'

export function IconButton({ label, kind = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        kind === 'plain'
          ? cx(iconButtonLook, 'disabled:text-on-disabled')
          : 'grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-[background-color,transform] duration-(--t1) press:scale-95 press:bg-primary-press disabled:bg-disabled disabled:text-on-disabled',
        className,
      )}
    >
      {children}
    </button>
  )
}
