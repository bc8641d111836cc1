import { useState } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** How long a field's text is, whether the caller controls the value or leaves it to the element. */
export function useTextLength(value: unknown) {
  const [own, setOwn] = useState(0)
  const length = typeof value === 'string' ? value.length : own
  /** Given the element as its ref and after each change. */
  const track = (element: TextElement | null) => {
    if (element) setOwn(element.value.length)
  }
  return [length, track] as const
}
