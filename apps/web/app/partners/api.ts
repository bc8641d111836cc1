import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type FunnelDays, lastDays } from '@coffeeattack/domain/campaigns/funnel'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { tokensIn } from '@coffeeattack/kit/session/tokens'
import { ask } from '@coffeeattack/ui/ask'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PARTNER_KEYS } from '../sessions/storage-keys.ts'
import { pageGone, takeExit } from '../sessions/take-exit.ts'

/** A partner's login is in session storage, so it ends with its tab (PUB-8). */
export const partnerTokens = tokensIn(() => window.sessionStorage, PARTNER_KEYS)

let ending: Promise<void> | null = null

/** Tells once that the login has expired, clears session storage and opens /partners/login (AUTH-8). */
function endPartnerLogin(): Promise<void> {
  ending ??= tellAndLeave().finally(() => (ending = null))
  return ending
}

async function tellAndLeave(): Promise<void> {
  const { title, body, button } = candidateCatalogue.LOGIN_EXPIRED
  await ask({ title, description: body, confirm: button, alert: true })
  takeExit(exits.partnerLoginExpired)
}

/** The client of the partners' calls. */
export const partnerApi = createClient({
  base: '/api',
  renewal: byKeptToken(partnerTokens, 'GET /partners/auth/refresh'),
  onExpired: () => void endPartnerLogin(),
})

/** A refused partner is led out. The promise stays pending until the browser has left the page (AUTH-8). */
export async function asPartner<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 401) throw failure
    void endPartnerLogin()
    return pageGone()
  }
}

export type Partner = ApiResult<'GET /partners/me'>
export type FunnelAnswer = ApiResult<'GET /partners/funnel'>

export const partnerQuery = queryOptions({
  queryKey: ['partner'],
  queryFn: ({ signal }) => asPartner(() => partnerApi('GET /partners/me', { signal })),
  staleTime: Infinity,
})

/** The days are computed at each fetch, so that a page left open over midnight moves on. */
export const funnelQuery = (days: FunnelDays) =>
  queryOptions({
    queryKey: ['partner', 'funnel', days],
    queryFn: ({ signal }) =>
      asPartner(() => partnerApi('GET /partners/funnel', { query: lastDays(days, new Date()), signal })),
    placeholderData: keepPreviousData,
  })
