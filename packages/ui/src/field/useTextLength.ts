import { useState } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** The length of a field's text, whether the caller controls the value or the element does. */
export function useTextLength(value: unknown) {
  const [own, setOwn] = useState(0)
  const length = typeof value === 'string' ? value.length : own
  /** Called with the element as its ref, and after each change. */
  const track = (element: TextElement | null) => {
    if (element) setOwn(element.value.length)
  }
  return [length, track] as const
}
