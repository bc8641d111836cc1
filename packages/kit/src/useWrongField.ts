import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** By field, as a form or the server names it: `position`, `items.0.salaryMax`. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * Leads to what is wrong: the first field with a problem comes into sight and gets the focus. A field is known by its
 * `name`; what is no field, as a row, by its `data-field`. Whatever lies inside one is told of by it: `aliases.0` by
 * `aliases`.
 *
 *   const { place, showWrong } = useWrongField<HTMLDivElement>()
 *   <div ref={place}>…</div>   showWrong(problems)
 */
export function useWrongField<Place extends HTMLElement>(): {
  place: RefObject<Place | null>
  showWrong: (problems: Problems) => void
} {
  const place = useRef<Place>(null)
  const [shown, show] = useState<Problems | null>(null)
  /** The sentences are on the screen by then, so that they are read out with their field. */
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
