import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import type { ReactNode } from 'react'

type SmallSelectProps = {
  label: string
  value: string | number
  disabled: boolean
  onValue: (value: string) => void
  children: ReactNode
}

/** A short choice inside a sentence: 38 px high, and 44 where fingers are. */
export function SmallSelect({ label, value, disabled, onValue, children }: SmallSelectProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="h-[38px] field-sizing-content appearance-none rounded-button-sm pr-7.5 pl-3 2xl:min-w-26 text-label font-medium text-ink inset-ring inset-ring-line-field tnum max-lg:h-11 disabled:text-on-disabled disabled:inset-ring-line-2"
      >
        {children}
      </select>
      <ChevronDown
        size={15}
        strokeWidth={2.2}
        className="pointer-events-none absolute right-2.5 text-ink-3"
      />
    </span>
  )
}
