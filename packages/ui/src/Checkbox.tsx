import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Check } from './icons/Check.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'>

/** Only the checkbox. Put it in a label, or give it an aria-label. */
export function Checkbox({ className, ...rest }: CheckboxProps) {
  return (
    <span className={cx('relative grid size-6 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        type="checkbox"
        className="peer col-start-1 row-start-1 size-6 appearance-none rounded-[8px] inset-ring-[1.5px] inset-ring-line-field transition-colors duration-(--t1) checked:bg-primary checked:inset-ring-0 disabled:bg-disabled disabled:inset-ring-line-2"
      />
      <span className="pointer-events-none invisible col-start-1 row-start-1 text-on-primary peer-checked:visible peer-disabled:text-on-disabled">
        <Check size={16} strokeWidth={3} />
      </span>
    </span>
  )
}
