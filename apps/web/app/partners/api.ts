import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { ask } from '@coffeeattack/ui/ask'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { partnerTokens } from './tokens.ts'

let ending: Promise<void> | null = null

/** Says once that the login is over, clears session storage and opens /partners/login (AUTH-8). */
function endPartnerLogin(): Promise<void> {
  ending ??= tellAndLeave().finally(() => (ending = null))
  return ending
}

async function tellAndLeave(): Promise<void> {
  const { title, body, button } = catalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  takeExit(exits.partnerLoginExpired)
}

/** Every call of the partners' area. */
export const partnerApi = createClient({
  base: '/api',
  renewal: byKeptToken(partnerTokens, 'GET /partners/auth/refresh'),
  onExpired: () => void endPartnerLogin(),
})

/** Whoever is no partner any more is led out; the page waits where it is until the browser has left it (AUTH-8). */
export async function asPartner<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 401) throw failure
    void endPartnerLogin()
    return pageGone()
  }
}
