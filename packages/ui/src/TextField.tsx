import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type CompositionEvent,
  type ReactNode,
  useId,
} from 'react'
import { cx } from './cx.ts'
import { caretAfterFormat } from './field/caret.ts'
import { boxLook, denseHeight, described, type FieldTexts, Frame } from './field/Frame.tsx'
import { useTextLength } from './field/useTextLength.ts'
import { Lock } from './icons/Lock.tsx'
import { mergeRefs } from './mergeRefs.ts'

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
    /** Lower, where many fields stand in a table. */
    dense?: boolean
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
  const { onValueChange, dense = false, className, ref, onChange, ...rest } = more
  const { inputClassName = dense ? 'text-body-s' : 'text-body', ...input } = rest
  const height = dense ? denseHeight : 'min-h-field'
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
      <div className={cx(boxLook, height, dense ? 'px-3' : 'px-4')}>
        {leading && <span className="shrink-0 text-ink-3">{leading}</span>}
        <input
          type="text"
          {...described(id, { error, success, helper })}
          {...input}
          {...typed}
          id={id}
          ref={mergeRefs(ref, track)}
          className={cx(height, 'w-full min-w-0 flex-1 outline-none tnum', inputClassName)}
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

type Format = (raw: string) => string

/**
 * Formats while the person types and keeps the caret. Never during a Hangul composition, which would break the
 * syllable: the text is formatted when the composition ends.
 */
function useFormattedInput(format: Format | undefined, onChange?: ChangeEventHandler<HTMLInputElement>) {
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      if (format && !composing) rewrite(event.currentTarget, format, (input, text) => (input.value = text))
      onChange?.(event)
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      if (!format) return
      const input = event.currentTarget
      // React skips an input event whose value it set itself, so this bypasses its setter.
      if (rewrite(input, format, setNatively)) input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

function rewrite(
  input: HTMLInputElement,
  format: Format,
  set: (input: HTMLInputElement, text: string) => void,
) {
  const raw = input.value
  const text = format(raw)
  if (text === raw) return false
  const caret = input.selectionStart === null ? null : caretAfterFormat(raw, input.selectionStart, format)
  set(input, text)
  if (caret !== null && input === document.activeElement) input.setSelectionRange(caret, caret)
  return true
}

function setNatively(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
}
