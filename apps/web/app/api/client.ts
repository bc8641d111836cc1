import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { endExpiredLogin } from '../sessions/end-expired-login.ts'
import { tokens } from '../sessions/tokens.ts'
import { fetchEarly } from '../early/early-calls.ts'
import { queries } from './queries.ts'

/** The client of the server's API: `api('GET /v3/users/my')`. An expired token is renewed once, silently (AUTH-4). */
export const api = createClient({
  base: '/api',
  renewal: byKeptToken(tokens, 'GET /auth/refresh'),
  onExpired: () => endExpiredLogin(queries),
  fetch: fetchEarly,
})
