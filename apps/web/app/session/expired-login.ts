import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { exits } from '@coffeeattack/domain/session/destinations'
import { ask } from '@coffeeattack/ui/ask'
import { leave, type Stores } from './leave.ts'

let ending: Promise<void> | null = null

/** Says once that the login is over and leaves it, however many calls found out at the same time (AUTH-8). */
export function tellAndLeave(queries: Stores['queries']): Promise<void> {
  ending ??= alertThenLeave(queries).finally(() => (ending = null))
  return ending
}

async function alertThenLeave(queries: Stores['queries']): Promise<void> {
  const { title, body, button } = catalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  const { localStorage, sessionStorage, location } = window
  // Replaced, so that the way back does not lead into a login that is over.
  leave(exits.loginExpired, { queries, localStorage, sessionStorage }, (path) => location.replace(path))
}
