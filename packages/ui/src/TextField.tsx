import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { boxLook, described, Frame, type FieldTexts } from './field/Frame.tsx'
import { useFormattedInput } from './field/useFormattedInput.ts'
import { useTextLength } from './field/useTextLength.ts'
import { mergeRefs } from './mergeRefs.ts'
import { Lock } from './icons/Lock.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    leading?: ReactNode
    trailing?: ReactNode
    /** Behind the text, as in '만 원'. */
    unit?: string
    /** Shows length / maxLength at the right of the label. */
    counter?: boolean
    /** Formats what is typed (hyphens, separators, digits only); the caret stays with its digit. */
    format?: (raw: string) => string
    onValueChange?: (value: string) => void
    /** The text's size and alignment. */
    inputClassName?: string
  }

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    helper,
    error,
    success,
    leading,
    trailing,
    unit,
    counter,
    format,
    ...more
  } = props
  const { onValueChange, inputClassName = 'text-body', className, ref, onChange, ...input } = more
  const own = useId()
  const id = input.id ?? own
  const [length, track] = useTextLength(input.value)
  const typed = useFormattedInput(format, (event) => {
    track(event.currentTarget)
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  })
  const count = counter && input.maxLength ? `${length} / ${input.maxLength}` : undefined
  return (
    <Frame {...{ id, label, hideLabel, helper, error, success, className }} hint={hint ?? count}>
      <div className={cx(boxLook, 'min-h-field px-4')}>
        {leading && <span className="shrink-0 text-ink-3">{leading}</span>}
        <input
          type="text"
          {...described(id, { error, success, helper })}
          {...input}
          {...typed}
          id={id}
          ref={mergeRefs(ref, track)}
          className={cx('min-h-field w-full min-w-0 flex-1 outline-none tnum', inputClassName)}
        />
        {unit && (
          <label htmlFor={id} className="shrink-0 text-ink-3">
            {unit}
          </label>
        )}
        {input.readOnly && <Lock size={17} className="text-ink-3" />}
        {trailing}
      </div>
    </Frame>
  )
}
