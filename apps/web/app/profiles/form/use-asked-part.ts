import { type RefObject, useEffect } from 'react'
import { useSearchParams } from 'react-router'

const FIELDS = 'input:not([role=switch]), textarea, button'

/** `?part=hashtag` begins there: the section comes into view and its first field takes the focus. */
export function useAskedPart(within: RefObject<HTMLElement | null>): void {
  const part = useSearchParams()[0].get('part')
  useEffect(() => {
    if (!part) return
    const section = within.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    section?.scrollIntoView({ block: 'start' })
    const field =
      section?.querySelector<HTMLElement>('textarea') ?? section?.querySelector<HTMLElement>(FIELDS)
    field?.focus({ preventScroll: true })
  }, [part, within])
}
