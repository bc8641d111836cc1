import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

export type Profile = ApiResult<'GET /v3/users/profile'>

/** The person's own profile. It never goes stale; whatever changes it invalidates it (UI-9). */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('GET /v3/users/profile', { signal }),
  meta: { load: 'profile' },
  ...caching.profile,
})
