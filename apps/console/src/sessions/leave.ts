import { ApiError } from '@coffeeattack/contract/client/api-error'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { queries } from '../api/queries.ts'
import { isSignedIn, login, noteSignedOut, wasSignedOut } from './login.ts'

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
