import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** By field, as a form or the server names it: `position`, `items.0.salaryMax`. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * Scrolls to the first field with an error and focuses it. A field is found by its `name`; other elements, such as a
 * row, by `data-field`, which also covers the fields inside it: `aliases` covers `aliases.0`.
 *
 *   const { place, showWrong } = useWrongField<HTMLDivElement>()
 *   <div ref={place}>…</div>
 *   showWrong(problems)
 */
export function useWrongField<Place extends HTMLElement>(): {
  place: RefObject<Place | null>
  showWrong: (problems: Problems) => void
} {
  const place = useRef<Place>(null)
  const [shown, show] = useState<Problems | null>(null)
  /** The errors are rendered by then, so that screen readers read them with the field. */
  useLayoutEffect(() => {
    if (shown) wrongIn(place.current, shown)?.focus({ preventScroll: true })
  }, [shown])
  return { place, showWrong: (problems) => Object.keys(problems).length > 0 && show({ ...problems }) }
}

function wrongIn(place: HTMLElement | null, problems: Problems): HTMLElement | undefined {
  const names = Object.keys(problems).filter((name) => problems[name])
  const fields = [...(place?.querySelectorAll<HTMLElement>('[name]:enabled, [data-field]') ?? [])]
  const wrong = fields.find((field) => {
    const own = field.dataset['field'] ?? field.getAttribute('name')
    return names.some((name) => name === own || name.startsWith(`${own}.`))
  })
  wrong?.scrollIntoView({ block: 'center' })
  return wrong
}
