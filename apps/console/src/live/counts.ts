import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Counts = ApiResult<'GET /console/counts'>

/** Every number of the rail in one question; no name is read for them, so nothing is recorded. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api('GET /console/counts', { signal }),
  // What nobody's act changes, as a meeting that is over, is counted all the same.
  refetchInterval: 60_000,
})

/** How much waits behind one name; zero until it is known, and for whoever has no such name. */
export function useCount(of: keyof Counts): number {
  return useQuery(countsQuery).data?.[of] ?? 0
}
