import { createConversations } from '@coffeeattack/contract/client/conversations'
import type { Thread as ThreadOf } from '@coffeeattack/domain/rooms/thread'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import type { Message } from './rooms-query.ts'

export type Thread = ThreadOf<Message>

/** The conversations of this tab. They stand beside the query cache; what a query keeps is only that one has been read. */
export const conversations = createConversations<Message>({
  read: (roomId, { cursor, ...rest }) =>
    api('GET /users/message/:roomId', { params: { roomId }, query: { cursor }, ...rest }),
  post: (roomId, { clientId, text }) =>
    api('POST /users/message', { body: { roomId, message: text, clientId } }),
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
  })

export function useThread(roomId: string): Thread {
  const get = () => conversations.threadOf(roomId)
  return useSyncExternalStore(conversations.listen, get, get)
}

/** What has not gone out lives in this tab alone. */
export function askBeforeLosing(event: BeforeUnloadEvent): void {
  if (conversations.hasUnsent()) event.preventDefault()
}
