import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Counts = ApiResult<'GET /console/counts'>

/** All counts of the rail in one call. It reads no names, so it is not recorded. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api('GET /console/counts', { signal }),
  // Some counts change with time alone, such as meetings that are over.
  refetchInterval: 60_000,
})

/** The sum of several counts. */
export function useCountSum(of: readonly (keyof Counts)[]): number {
  const { data } = useQuery(countsQuery)
  return data ? of.reduce((all, one) => all + (data[one] ?? 0), 0) : 0
}

/** The count of one page; zero until it is known and for pages without a count. */
export function useCount(of: keyof Counts): number {
  return useQuery(countsQuery).data?.[of] ?? 0
}
