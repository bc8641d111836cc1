import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Message } from './field/Message.tsx'

const looks = {
  boxes: {
    row: 'gap-2',
    option:
      'min-h-12 rounded-field px-2 text-body font-semibold text-ink-2 has-[:checked]:font-bold has-[:checked]:text-ink has-[:checked]:inset-ring-2 has-[:checked]:inset-ring-primary has-[:disabled]:text-on-disabled',
    ring: 'inset-ring inset-ring-line-field',
  },
  tray: {
    // Darker than the background too, which is as light as a filled row.
    row: 'gap-1 rounded-field bg-surface-3 p-1 dark:bg-surface-2',
    option:
      'min-h-11 rounded-button-sm px-1 text-body-s font-medium text-ink-3 has-[:checked]:bg-elevated has-[:checked]:font-bold has-[:checked]:text-ink has-[:checked]:shadow-1 dark:has-[:checked]:bg-surface-3',
    ring: '',
  },
}

export type SegmentedProps<V extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly { value: V; label: string }[]
  /** Undefined: none is chosen. */
  value: V | undefined
  /** `tray`: one background under all options, for switching a view. */
  look?: keyof typeof looks
  onValueChange?: (value: V) => void
  error?: string
  inputProps?: ComponentProps<'input'>
}

/** Two to four short options side by side: radio buttons, so the arrow keys work. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, hideLabel, options, value, onValueChange, error, inputProps } = props
  const { row, option: optionLook, ring } = looks[props.look ?? 'boxes']
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-message` : undefined}>
      <legend className={cx('mb-2 text-label font-medium text-ink-2', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className={cx('grid auto-cols-fr grid-flow-col', row)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative grid cursor-pointer place-items-center text-center transition-shadow duration-(--t1)',
              optionLook,
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
              error ? 'inset-ring-2 inset-ring-danger' : ring,
            )}
          >
            <input
              name={name}
              {...inputProps}
              type="radio"
              value={option.value}
              checked={value === option.value}
              onChange={(event) => {
                inputProps?.onChange?.(event)
                onValueChange?.(option.value)
              }}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <Message tone="error" id={`${name}-message`}>
          {error}
        </Message>
      )}
    </fieldset>
  )
}
