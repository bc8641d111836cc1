import { useState } from 'react'

/** What was begun in each room, for as long as the tab lives. */
const drafts = new Map<string, string>()

export function useDraft(roomId: string): [draft: string, setDraft: (next: string) => void] {
  const [draft, setDraft] = useState(() => drafts.get(roomId) ?? '')
  return [
    draft,
    (next) => {
      drafts.set(roomId, next)
      setDraft(next)
    },
  ]
}
