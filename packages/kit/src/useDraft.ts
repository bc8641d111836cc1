import { useState } from 'react'

/** What was begun at each place, for as long as the tab lives. */
const drafts = new Map<string, string>()

/** A text that is still there when one comes back to its place. */
export function useDraft(place: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(place) ?? '')
  function write(next: string) {
    drafts.set(place, next)
    setText(next)
  }
  return [text, write]
}
