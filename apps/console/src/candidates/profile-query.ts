import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type OpenedProfile = ApiResult<'GET /console/candidates/:id'>
export type Profile = OpenedProfile['profile']

/** Every load is recorded and told to the candidate (OFR-14): it happens when somebody opens a profile, never by itself. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: () => api('GET /console/candidates/:id', { params: { id } }),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    // What failed with the line comes back with it.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
