import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: string
  onCheckedChange?: (checked: boolean) => void
}

export function Switch({ label, onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('relative grid h-11 w-12 shrink-0 cursor-pointer items-center', className)}>
      <span className="sr-only">{label}</span>
      <input
        {...rest}
        type="checkbox"
        // a native checkbox reports its own checked state
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.currentTarget.checked)
        }}
        className="peer h-7 w-12 appearance-none rounded-full bg-line-field transition-colors duration-(--t2) checked:bg-primary disabled:bg-disabled"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute left-[3px] size-[22px] rounded-full bg-on-shot shadow-1 transition-transform duration-(--t2) ease-enter peer-checked:translate-x-5 peer-checked:bg-on-primary"
      />
    </label>
  )
}
