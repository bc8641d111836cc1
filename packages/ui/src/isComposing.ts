import type { KeyboardEvent } from 'react'

/** Safari ends the composition before it tells of the key that ended it; that key still carries the old number 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
