import { type Kept, keptIn } from './kept-state.ts'
import { MESSENGER_ATTEMPT_KEY } from './messenger-attempt-key.ts'
import { storedObject, textIn } from './stored.ts'

/** A messenger login on its way, as this tab remembers it while the person is at the messenger. */
export type MessengerAttempt = {
  /** Proves that a return belongs to a login that began in this tab. Empty when none is under way. */
  state: string
  /** The state of a login that waits for the code sent to its phone (AUTH-10). */
  waitingState: string
  /** Where the person wanted to go. */
  from: string
}

function readAttempt(text: string | null): MessengerAttempt {
  const { state, waitingState, from } = storedObject(text)
  return { state: textIn(state), waitingState: textIn(waitingState), from: textIn(from) }
}

export const messengerAttempt: Kept<MessengerAttempt> = keptIn(() => window.sessionStorage, {
  key: MESSENGER_ATTEMPT_KEY,
  read: readAttempt,
  write: JSON.stringify,
})
