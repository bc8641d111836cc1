import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Me = ApiResult<'GET /console/me'>

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => api('GET /console/me'),
  staleTime: Infinity,
})

/** Who works here. Pages inside the frame are shown only once this is known. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data
