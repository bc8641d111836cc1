import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type OpenedProfile = ApiResult<'GET /console/candidates/:id'>
export type Profile = OpenedProfile['profile']

/** Each load is recorded and shown to the candidate (OFR-14), so the query never refetches by itself. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: () => api('GET /console/candidates/:id', { params: { id } }),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    // A load that failed offline was not recorded, so it may run again on reconnect.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
