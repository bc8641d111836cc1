import { type Api, createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'

/** Pages that anyone may read are rendered as nobody in particular. */
const nobody = { access: () => null, refresh: () => null, save() {}, clear() {} }

/** By which the server knows whose calls these are: they count against the visitor, not against the machine. */
const VISITOR = 'x-visitor'
/** Where the server can be asked without leaving the machine. */
const API_ORIGIN = 'x-api-origin'

/** Calls made while a page is rendered; they end when its visitor leaves, if they are given the request's signal. */
export function serverApi({ url, headers }: Pick<Request, 'url' | 'headers'>): Api {
  return createClient({
    base: `${headers.get(API_ORIGIN) ?? new URL(url).origin}/api`,
    renewal: byKeptToken(nobody, 'GET /auth/refresh'),
    onExpired() {},
    fetch(address, init) {
      const sent = new Headers(init?.headers)
      sent.set(VISITOR, headers.get(VISITOR) ?? '')
      return fetch(address, { ...init, headers: sent })
    },
  })
}
