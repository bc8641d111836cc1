import { paths } from '@coffeeattack/contract/pages'
import { api } from '../api/client.ts'
import { type Kept, keptIn } from './kept-state.ts'
import { MESSENGER_ATTEMPT_KEY } from './storage-keys.ts'
import { storedObject, textIn } from './stored.ts'

/** A messenger login in progress, stored in this tab while the person is at the messenger. */
export type MessengerAttempt = {
  /** Proves that a return belongs to a login that started in this tab. Empty when none is in progress. */
  state: string
  /** The state of a login that waits for the code sent to its phone (AUTH-10). */
  waitingState: string
  /** The page the person wanted. */
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

/** Fetches the messenger's address, and stores the state that the return must bring back (AUTH-1). */
export async function beginMessengerLogin(from: string | undefined): Promise<string> {
  const redirectUri = messengerReturnAddress()
  const { authorizeUrl, state } = await api('GET /auth/kakao', { query: { from, redirectUri } })
  messengerAttempt.change({ state, waitingState: '', from: from ?? '' })
  return authorizeUrl
}

/** The messenger's return address, on the origin that the person has open. */
export function messengerReturnAddress(): string {
  return window.location.origin + paths.loginReturn()
}
