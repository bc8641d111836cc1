import { ApiError } from '@coffeeattack/contract/client/api-error'
import type { CookieLogin } from '@coffeeattack/contract/client/refresh'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { queries } from '../api/queries.ts'

/** Signs out by hand. */
export function leave(): void {
  noteSignedOut()
  leaveFor(consolePaths.signIn())
}

/** Clears the login and reloads the page, which also clears the memory. */
function leaveFor(door: string): void {
  login.clear()
  queries.clear()
  window.location.assign(CONSOLE + door)
}

/** Leaves after an expired login; signing in again returns to this page. */
export function leaveToComeBack(): void {
  leaveFor(consolePaths.signIn(placeIn(window.location)))
}

/** The login ended in another tab. */
export const leaveWithOthers = (): void => (wasSignedOut() ? leave() : leaveToComeBack())

/** The address below /console. */
export function placeIn({ pathname, search, hash }: Place): string | undefined {
  return pathname.startsWith(`${CONSOLE}/`) ? pathname.slice(CONSOLE.length) + search + hash : undefined
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Leaves at the next call when the login was ended elsewhere. */
export function leaveWhenEnded(): void {
  const look = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'UNAUTHORIZED' && isSignedIn()) leaveToComeBack()
  }
  queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
  queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
}

/** Marks that somebody is signed in on this browser. The proof is a cookie that scripts cannot read. */
const SIGNED_IN = 'console-signed-in'

/** Marks a sign-out by hand, after which the next sign-in does not return to the old page. */
const SIGNED_OUT = 'console-signed-out'

let accessToken: string | null = null

/** The console's login. The access token lives only in the memory of this tab (SAFE-3). */
export const login: CookieLogin = {
  access: () => accessToken,
  save(token) {
    accessToken = token
    localStorage.setItem(SIGNED_IN, 'yes')
    localStorage.removeItem(SIGNED_OUT)
  },
  clear() {
    accessToken = null
    localStorage.removeItem(SIGNED_IN)
  },
}

const noteSignedOut = (): void => localStorage.setItem(SIGNED_OUT, 'yes')

const wasSignedOut = (): boolean => localStorage.getItem(SIGNED_OUT) !== null

export const isSignedIn = (): boolean => localStorage.getItem(SIGNED_IN) !== null

/** Storage keys from before the cookie. */
const OLD_TOKENS = ['console-token', 'console-refresh-token']

export function dropOldTokens(storage: Pick<Storage, 'removeItem'>): void {
  for (const name of OLD_TOKENS) storage.removeItem(name)
}
