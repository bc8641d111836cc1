import type { Clock } from '../clock.ts'
import type { Phones } from '../phone/phones.ts'

export type TextMessage = {
  readonly id: string
  readonly text: string
  /** The six-digit code in the text, when there is one. */
  readonly code: string | null
  readonly at: string
  readonly from: string
}

export type Outbox = {
  readonly put: (to: string, message: { id: string; text: string; from: string }) => void
  /** Newest last. */
  readonly of: (phone: string) => readonly TextMessage[]
  readonly numbers: () => string[]
  readonly reset: () => void
}

const KEPT_PER_PHONE = 100
const codeIn = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null

export function createOutbox(clock: Clock, phones: Phones): Outbox {
  const boxes = new Map<string, readonly TextMessage[]>()
  return {
    put(to, { id, text, from }) {
      const message = { id, text, from, code: codeIn(text), at: new Date(clock.now()).toISOString() }
      boxes.set(to, [...(boxes.get(to) ?? []), message].slice(-KEPT_PER_PHONE))
      phones.changed(to)
    },
    of: (phone) => boxes.get(phone) ?? [],
    numbers: () => [...boxes.keys()],
    reset: () => boxes.clear(),
  }
}
