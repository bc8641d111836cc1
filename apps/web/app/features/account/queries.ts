import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Device = ApiResult<'GET /users/devices'>['items'][number]

/** Where the person is signed in (TRUST-8). */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => api('GET /users/devices', { signal }),
  meta: { load: 'account' },
})
