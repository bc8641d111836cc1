import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Message } from './field/Message.tsx'

export type SegmentedProps<V extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly { value: V; label: string }[]
  /** None is chosen while it is undefined. */
  value: V | undefined
  onValueChange?: (value: V) => void
  error?: string
  inputProps?: ComponentProps<'input'>
}

/** Two to four short choices side by side: real radio buttons, so the arrow keys work. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, hideLabel, options, value, onValueChange, error, inputProps } = props
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-message` : undefined}>
      <legend className={cx('mb-2 text-label font-medium text-ink-2', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative grid min-h-12 cursor-pointer place-items-center rounded-field px-2 text-center text-body font-semibold text-ink-2 transition-shadow duration-(--t1)',
              'has-[:checked]:font-bold has-[:checked]:text-ink has-[:checked]:inset-ring-2 has-[:checked]:inset-ring-primary has-[:disabled]:text-on-disabled',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
              error ? 'inset-ring-2 inset-ring-danger' : 'inset-ring inset-ring-line-field',
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
