import { paths } from '@coffeeattack/contract/pages'
import { api } from '../api/client.ts'
import { messengerAttempt } from './messenger-attempt.ts'

/** Gives the messenger's address, and remembers what the return must bring back (AUTH-1). */
export async function beginMessengerLogin(from: string | undefined): Promise<string> {
  const redirectUri = messengerReturnAddress()
  const { authorizeUrl, state } = await api('GET /auth/kakao', { query: { from, redirectUri } })
  messengerAttempt.change({ state, waitingState: '', from: from ?? '' })
  return authorizeUrl
}

/** Where the messenger sends people back to, under whichever of our names they opened. */
export function messengerReturnAddress(): string {
  return window.location.origin + paths.loginReturn()
}
