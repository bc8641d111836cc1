import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Home = ApiResult<'GET /v3/users/my/attack'>
export type RecentOffer = NonNullable<Home['recentOfferItem']>

/** The offer that closes next, and how many there are of each kind (OFR-10). */
export const homeQuery = queryOptions({
  queryKey: ['my-attack'],
  queryFn: ({ signal }) => api('GET /v3/users/my/attack', { signal }),
  staleTime: 30_000,
  meta: { load: 'my-attack' },
})
