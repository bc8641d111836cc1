import type { ApiEvent, ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Rooms = ApiResult<'GET /users/message/room'>
export type Room = Rooms['items'][number]
export type LiveEvent = ApiEvent<'GET /users/message/stream'>

/** Everybody the person talks with, whoever wrote last on top (MSG-1). The live stream keeps it up to date. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: ({ signal }) => api('GET /users/message/room', { signal }),
  staleTime: 30_000,
})
