import type { Exit } from '@coffeeattack/domain/sessions/destinations'
import { queries } from '../api/queries.ts'
import { leave } from './leave.ts'

/** Takes an exit in this browser. Replaces the history entry, so that going back does not return to the page. */
export function takeExit(exit: Exit): void {
  const { localStorage, sessionStorage, location } = window
  leave(exit, { queries, localStorage, sessionStorage }, (path) => location.replace(path))
}

/** Never resolves: whoever awaits it stays busy until the browser has left the page. */
export const pageGone = (): Promise<never> => new Promise(() => {})
