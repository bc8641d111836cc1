import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { whyNotNameless } from '@coffeeattack/domain/rooms/nameless'
import type { Writer } from '@coffeeattack/domain/text/contacts'
import { textAreaState } from '@coffeeattack/domain/text/length'
import { useState } from 'react'

/** From this length on the counter is shown. */
const COUNTER_FROM = MESSAGE.limit - 100

export type Composing = { counter: string | null; problem: string | null }

/** In an anonymous room: the writer, as far as the screen knows. */
export type NamelessWriter = { writer?: Writer | undefined }

/** The error under the composer. An empty text has none. */
export function composingState(text: string, nameless: NamelessWriter | null = null): Composing {
  const written = text.trim()
  const { length, counter } = textAreaState(written, MESSAGE.limit)
  const problem = written === '' ? null : messageProblem(written)
  return {
    counter: length >= COUNTER_FROM ? counter : null,
    problem: problem ?? (nameless && onlyContactsProblem(written, nameless)),
  }
}

/** The server refuses such a text with the same words (OFR-17). */
function onlyContactsProblem(text: string, { writer }: NamelessWriter): string | null {
  const why = whyNotNameless(text, writer)
  return why && sentence(candidateCatalogue[why])
}

/** Drafts by room, for as long as the tab lives. */
const drafts = new Map<string, string>()

/** A draft that survives leaving its room. */
export function useDraft(place: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(place) ?? '')
  function write(next: string) {
    drafts.set(place, next)
    setText(next)
  }
  return [text, write]
}
