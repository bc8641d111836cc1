import type { ComponentProps } from 'react'
import { chipLook } from './Chip.tsx'
import { cx } from './cx.ts'
import { ChevronDown } from './icons/ChevronDown.tsx'

type SelectChipProps = Omit<ComponentProps<'select'>, 'size'> & {
  label: string
  /** The chip's label, or the chosen option. */
  text: string
  /** An option is chosen. */
  on?: boolean
}

/** Looks like a chip, opens the platform's own list. */
export function SelectChip({ label, text, on, className, children, ...rest }: SelectChipProps) {
  return (
    <label
      className={cx(
        chipLook,
        'pr-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        on ? 'bg-primary text-on-primary' : 'text-ink-2 inset-ring inset-ring-line-2',
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <ChevronDown size={16} />
      <select
        {...rest}
        aria-label={label}
        className="absolute inset-x-0 -inset-y-1 cursor-pointer appearance-none text-ink opacity-0"
      >
        {children}
      </select>
    </label>
  )
}
