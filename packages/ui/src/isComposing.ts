import type { KeyboardEvent } from 'react'

/** Safari ends the composition before the key event that ended it; that event still has the old key code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
