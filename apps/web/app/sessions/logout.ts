import { exits } from '@coffeeattack/domain/sessions/destinations'
import { api } from '../api/client.ts'
import { pageGone, takeExit } from './take-exit.ts'

/** A server that cannot be reached keeps nobody signed in on this device. */
const PATIENCE_MS = 4000

/** Ends the login on the server, clears what this browser holds of it, and leaves (AUTH-6). */
export async function logout(): Promise<never> {
  await api('POST /auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.logout)
  return pageGone()
}
