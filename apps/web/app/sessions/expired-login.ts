import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { ask } from '@coffeeattack/ui/ask'
import { leave, type Stores } from './leave.ts'

let leaving: Promise<void> | null = null

// A page that is being left tells nothing more: its cleared queries load again until the next page is there, and are
// refused again. A page that comes back from the back/forward cache may tell again.
window.addEventListener('pageshow', () => (leaving = null))

/** Tells once that the login has expired and leaves, however many calls failed (AUTH-8). */
export function tellAndLeave(queries: Stores['queries']): void {
  leaving ??= alertThenLeave(queries)
}

/** Tells once that the phone must be verified first, and leads to the verification (SAFE-1). */
export function tellUnprovedAndLeave(): void {
  leaving ??= alertThenGoOn()
}

async function alertThenGoOn(): Promise<void> {
  const { title, body, button } = candidateCatalogue.PHONE_UNPROVED
  await ask({ title, description: body, confirm: button, alert: true })
  // Replaces the history entry, so that going back does not lead to a page that cannot load yet.
  window.location.replace(paths.submit())
}

async function alertThenLeave(queries: Stores['queries']): Promise<void> {
  const { title, body, button } = candidateCatalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  const { localStorage, sessionStorage, location } = window
  // Replaces the history entry, so that going back does not lead into an expired login.
  leave(exits.loginExpired, { queries, localStorage, sessionStorage }, (path) => location.replace(path))
}
