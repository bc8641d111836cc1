import { queries } from '../api/queries.ts'
import { paths } from '../paths.ts'
import { login } from './login.ts'

const CONSOLE = '/console'

/** Forgets the login and what was loaded with it. The page begins anew, so nothing of it stays in memory. */
export function leave(from?: string): void {
  login.clear()
  queries.clear()
  window.location.assign(CONSOLE + paths.signIn(from))
}

/** The same for a login that ended by itself: whoever signs in again comes back to where they were. */
export function leaveToComeBack(): void {
  leave(placeIn(window.location))
}

/** An address as the console's own paths name it. */
export function placeIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return pathname.startsWith(`${CONSOLE}/`) ? pathname.slice(CONSOLE.length) + search : undefined
}
