import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOf } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

export type Profile = ApiResult<'GET /v3/users/profile'>

/** The person's own profile. It never goes stale; whatever changes it invalidates it (UI-9). */
export const profileQuery = queryOf(
  'GET /v3/users/profile',
  ['profile'],
  {},
  { meta: { load: 'profile' }, ...caching.profile },
)
