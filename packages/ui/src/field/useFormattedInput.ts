import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'
import { caretAfterFormat } from './caret.ts'

type Format = (raw: string) => string

/**
 * Formats while the person types and keeps the caret. Never during a Hangul composition, which would break the
 * syllable: the text is formatted when the composition ends.
 */
export function useFormattedInput(
  format: Format | undefined,
  onChange?: ChangeEventHandler<HTMLInputElement>,
) {
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
