import type { MouseEvent } from 'react'

/**
 * Whether this is the second press of a double click, and drops it: it was meant for the page before, which had a
 * button at the same place.
 */
export function isSecondPress(event: MouseEvent): boolean {
  if (event.detail <= 1) return false
  event.preventDefault()
  return true
}
