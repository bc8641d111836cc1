import { createConversations } from '@coffeeattack/contract/client/conversations'
import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { Thread } from '@coffeeattack/domain/rooms/thread'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Message = ApiResult<'GET /console/rooms/:id/messages'>['items'][number]
export type RoomThread = Thread<Message>

/** The conversations of this tab. They stand beside the query cache; what a query keeps is only that one has been read. */
export const conversations = createConversations<Message>({
  read: (id, { cursor, ...rest }) =>
    api('GET /console/rooms/:id/messages', { params: { id }, query: { cursor }, ...rest }),
  post: (id, { clientId, text }) =>
    api('POST /console/rooms/:id/messages', { params: { id }, body: { message: text, clientId } }),
  onBehind: (roomId) => void queries.invalidateQueries(threadQuery(roomId)),
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
})

export const threadQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['thread', roomId],
    queryFn: async ({ signal }) => {
      await conversations.catchUp(roomId, signal)
      return true
    },
    staleTime: 0,
  })

export const useThread = (roomId: string): RoomThread =>
  useSyncExternalStore(conversations.listen, () => conversations.threadOf(roomId))
