import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { meQuery } from '../sessions/me.ts'

type Counts = ApiResult<'GET /console/rooms/counts'>

const countsQuery = queryOptions({
  queryKey: ['room-counts'],
  queryFn: ({ signal }) => api('GET /console/rooms/counts', { signal }),
})

/** The inbox brings the counts along. */
export function keepCounts(counts: Counts): void {
  queries.setQueryData(countsQuery.queryKey, counts)
}

/** The list brings the counts along where it is shown; elsewhere they are asked for alone, and no name is read. */
export function refreshRooms(): void {
  const isShown = queries.getQueryCache().findAll({ queryKey: ['rooms'], type: 'active' }).length > 0
  void queries.invalidateQueries({ queryKey: ['rooms'] })
  if (!isShown) void queries.invalidateQueries(countsQuery)
}

/** Conversations with something unread in them; zero until it is known. Admins read nobody's messages for them. */
export function useUnreadRooms(): number {
  const { data: me } = useQuery(meQuery)
  const { data: counts } = useQuery({ ...countsQuery, enabled: me !== undefined && me.role !== 'admin' })
  return counts?.unread ?? 0
}
