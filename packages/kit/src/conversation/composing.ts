import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { textAreaState } from '@coffeeattack/domain/text/length'

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
