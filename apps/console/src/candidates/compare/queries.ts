import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Compared = ApiResult<'GET /console/candidates/compare'>['people'][number]

/** Every load is recorded and told to the candidates (OFR-14), as that of a profile is. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', ...ids],
    queryFn: () => api('GET /console/candidates/compare', { query: { ids: [...ids] } }),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    // What failed with the line comes back with it.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
