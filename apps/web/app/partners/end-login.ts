import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { ask } from '@coffeeattack/ui/ask'
import { takeExit } from '../sessions/take-exit.ts'

let ending: Promise<void> | null = null

/** Says once that the login is over, clears session storage and opens /partners/login (AUTH-8). */
export function endPartnerLogin(): Promise<void> {
  ending ??= tellAndLeave().finally(() => (ending = null))
  return ending
}

async function tellAndLeave(): Promise<void> {
  const { title, body, button } = catalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  takeExit(exits.partnerLoginExpired)
}
