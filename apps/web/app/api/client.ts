import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import type { ApiArguments, ApiInput, ApiKey, ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query'
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

type Reading<T> = UndefinedInitialDataOptions<T, Error, T, string[]>

/** The query that is one call: its cache key, the call's input, and how long it is cached. */
export const queryOf = <K extends ApiKey>(
  call: K,
  queryKey: string[],
  input: ApiInput<K>,
  options: Omit<Reading<ApiResult<K>>, 'queryKey' | 'queryFn'> = {},
) =>
  queryOptions<ApiResult<K>, Error, ApiResult<K>, string[]>({
    ...options,
    queryKey,
    queryFn: ({ signal }) => api(call, ...([{ ...input, signal }] as unknown as ApiArguments<K>)),
  })
