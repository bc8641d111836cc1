import { useEffect } from 'react'
import { asText, type Begun, forgetDraft, keepDraft, keptDraft } from '../drafts/kept.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useMe } from '../sessions/me.ts'
import { conversations, tellRefused } from './conversations.ts'

/** Rooms in which something was said from this tab, and where it is kept until it has arrived. */
const spokenIn = new Map<string, Begun>()

/** The page may be gone before a message has arrived, as when the login ends: it is kept as long as it is under way. */
conversations.listen(() => {
  for (const [roomId, whose] of spokenIn) {
    const unsaid = conversations.threadOf(roomId).unsent.map(({ text }) => text)
    if (unsaid.length > 0) keepDraft(localStorage, whose, unsaid, new Date())
    else forgetDraft(localStorage, whose)
  }
})

/** What an earlier page could not send any more; what this one still tries stands in the conversation. */
function unsaidIn(roomId: string, whose: Begun): string[] {
  const kept = keptDraft(localStorage, whose)
  const isStillHere = conversations.threadOf(roomId).unsent.length > 0
  return Array.isArray(kept) && !isStillHere ? kept.filter((text) => typeof text === 'string') : []
}

/** What stands in the message box of a room, and how it is said. */
export function useRoomDraft(roomId: string) {
  const whose = { operatorId: useMe().id, place: `unsaid:${roomId}` }
  const draft = useDraft({
    place: `room:${roomId}`,
    empty: '',
    read: (kept) => [...unsaidIn(roomId, whose), asText(kept)].filter(Boolean).join('\n') || null,
  })
  const { operatorId, place } = whose
  const { write } = draft
  useEffect(() => {
    // It stands in the box by now, and is kept as what is written there.
    if (unsaidIn(roomId, { operatorId, place }).length === 0) return
    write((text) => text)
    forgetDraft(localStorage, { operatorId, place })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each room: what is written later is no remnant
  }, [roomId, operatorId, place])

  function say(text: string) {
    spokenIn.set(roomId, whose)
    conversations.say(roomId, text, (failure) => tellRefused(roomId, failure))
    draft.forget()
  }
  return { draft, say }
}
