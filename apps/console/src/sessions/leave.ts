import { ApiError } from '@coffeeattack/contract/client/api-error'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { queries } from '../api/queries.ts'
import { isSignedIn, login } from './login.ts'

/** Forgets the login and what was loaded with it. The page begins anew, so nothing of it stays in memory. */
export function leave(from?: string): void {
  login.clear()
  queries.clear()
  window.location.assign(CONSOLE + consolePaths.signIn(from))
}

/** The same for a login that ended by itself: whoever signs in again comes back to where they were. */
export function leaveToComeBack(): void {
  leave(placeIn(window.location))
}

/** An address as the console's own paths name it. */
export function placeIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return pathname.startsWith(`${CONSOLE}/`) ? pathname.slice(CONSOLE.length) + search : undefined
}

/** A login that was ended elsewhere, by the person or by whoever disabled them, ends here at the next call. */
export function leaveWhenEnded(): void {
  const look = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'UNAUTHORIZED' && isSignedIn()) leaveToComeBack()
  }
  queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
  queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
}
