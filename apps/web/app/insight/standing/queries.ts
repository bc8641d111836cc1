import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Standing = ApiResult<'GET /users/standing'>

/** The person's verified path and its place: read at every visit, for whoever comes back from verifying. */
export const standingQuery = queryOptions({
  queryKey: ['standing'],
  staleTime: 0,
  queryFn: ({ signal }) => api('GET /users/standing', { signal }),
  meta: { load: 'salary' },
})
