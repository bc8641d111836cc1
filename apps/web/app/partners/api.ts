import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { isApiError } from '../api/query-client.ts'
import { pageGone } from '../sessions/take-exit.ts'
import { endPartnerLogin } from './end-login.ts'
import { partnerTokens } from './tokens.ts'

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
