import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { textAreaState } from '@coffeeattack/domain/text/length'
import { useState } from 'react'

/** From here on it helps to know how much room is left. */
const COUNTER_FROM = MESSAGE.limit - 100

export type Composing = { counter: string | null; problem: string | null }

/** What stands under the message box. An empty box is no mistake. */
export function composingState(text: string): Composing {
  const { length, counter } = textAreaState(text.trim(), MESSAGE.limit)
  return {
    counter: length >= COUNTER_FROM ? counter : null,
    problem: text.trim() === '' ? null : messageProblem(text.trim()),
  }
}

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
