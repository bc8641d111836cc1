import { ApiError } from '@coffeeattack/contract/client/api-error'
import type { CookieLogin } from '@coffeeattack/contract/client/refresh'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { queries } from '../api/queries.ts'

/** Signed out by hand. */
export function leave(): void {
  noteSignedOut()
  leaveFor(consolePaths.signIn())
}

/** Forgets the login and what was loaded with it. The page begins anew, so nothing of it stays in memory. */
function leaveFor(door: string): void {
  login.clear()
  queries.clear()
  window.location.assign(CONSOLE + door)
}

/** The same for a login that ended by itself: whoever signs in again comes back to where they were. */
export function leaveToComeBack(): void {
  leaveFor(consolePaths.signIn(placeIn(window.location)))
}

/** It ended in another tab, in whichever of the two ways. */
export const leaveWithOthers = (): void => (wasSignedOut() ? leave() : leaveToComeBack())

/** An address as the console's own paths name it. */
export function placeIn({ pathname, search, hash }: Place): string | undefined {
  return pathname.startsWith(`${CONSOLE}/`) ? pathname.slice(CONSOLE.length) + search + hash : undefined
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** A login that was ended elsewhere, by the person or by whoever disabled them, ends here at the next call. */
export function leaveWhenEnded(): void {
  const look = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'UNAUTHORIZED' && isSignedIn()) leaveToComeBack()
  }
  queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
  queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
}

/** Says that somebody is signed in on this browser. It is no secret: what proves it is a cookie that no script reads. */
const SIGNED_IN = 'console-signed-in'

/** Says that the login was ended by hand, not by time: then nobody is led back to where they were. */
const SIGNED_OUT = 'console-signed-out'

let accessToken: string | null = null

/** The console's login: the access token in this tab's memory and nowhere else (SAFE-3). */
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

/** Where the login was kept before it had a cookie. */
const OLD_TOKENS = ['console-token', 'console-refresh-token']

export function dropOldTokens(storage: Pick<Storage, 'removeItem'>): void {
  for (const name of OLD_TOKENS) storage.removeItem(name)
}
