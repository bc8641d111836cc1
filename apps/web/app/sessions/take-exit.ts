import type { Exit } from '@coffeeattack/domain/sessions/destinations'
import { queries } from '../api/queries.ts'
import { leave } from './leave.ts'

/** Takes a way out in this browser. Replaced, so that the way back does not lead into what was left. */
export function takeExit(exit: Exit): void {
  const { localStorage, sessionStorage, location } = window
  leave(exit, { queries, localStorage, sessionStorage }, (path) => location.replace(path))
}

/** Never comes: whatever waits for it stays as it is, busy, until the browser has left the page. */
export const pageGone = (): Promise<never> => new Promise(() => {})
