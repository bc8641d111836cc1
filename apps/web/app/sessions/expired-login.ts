import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { ask } from '@coffeeattack/ui/ask'
import { leave, type Stores } from './leave.ts'

let ending: Promise<void> | null = null

/** Says once that the login is over and leaves it, however many calls found out at the same time (AUTH-8). */
export function tellAndLeave(queries: Stores['queries']): Promise<void> {
  ending ??= alertThenLeave(queries).finally(() => (ending = null))
  return ending
}

let leading: Promise<void> | null = null

/** Says once that the phone has to be proved first, and leads on to where that is done (SAFE-1). */
export function tellAndGoOn(): Promise<void> {
  leading ??= alertThenGoOn().finally(() => (leading = null))
  return leading
}

async function alertThenGoOn(): Promise<void> {
  const { title, body, button } = candidateCatalogue.PHONE_UNPROVED
  await ask({ title, description: body, confirm: button, alert: true })
  // Replaced, so that the way back does not lead to a page that opens nothing yet.
  window.location.replace(paths.submit())
}

async function alertThenLeave(queries: Stores['queries']): Promise<void> {
  const { title, body, button } = candidateCatalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  const { localStorage, sessionStorage, location } = window
  // Replaced, so that the way back does not lead into a login that is over.
  leave(exits.loginExpired, { queries, localStorage, sessionStorage }, (path) => location.replace(path))
}
