import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The mark alone: a real radio button. Put it in a label. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={cx(
        'size-6 shrink-0 appearance-none rounded-full inset-ring-[1.5px] inset-ring-line-field transition-shadow duration-(--t1)',
        'checked:inset-ring-[7.5px] checked:inset-ring-primary disabled:bg-disabled disabled:inset-ring-line-2',
        className,
      )}
    />
  )
}
