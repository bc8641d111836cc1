import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { Thread as ThreadOf } from '@coffeeattack/domain/rooms/thread'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type ConversationCalls, createConversations } from './conversations.ts'

/** Both sides are told a message in the same form. */
export type Message = ApiResult<'POST /users/message'>
export type Thread = ThreadOf<Message>

/** The conversations of this tab. They stand beside the query cache; what a query keeps is only that one has been read. */
export function tabConversations(
  queries: QueryClient,
  calls: Pick<ConversationCalls<Message>, 'read' | 'post'>,
) {
  const conversations = createConversations<Message>({
    ...calls,
    onBehind: (roomId) => void queries.invalidateQueries(threadQuery(roomId)),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  })
  const threadQuery = (roomId: string) =>
    queryOptions({
      queryKey: ['thread', roomId],
      queryFn: async ({ signal }) => {
        await conversations.catchUp(roomId, signal)
        return true
      },
      staleTime: 0,
    })
  function useThread(roomId: string): Thread {
    const get = () => conversations.threadOf(roomId)
    return useSyncExternalStore(conversations.listen, get, get)
  }
  return { ...conversations, threadQuery, useThread }
}
