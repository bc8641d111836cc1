import type { ApiResult } from '@coffeeattack/contract/client/typing'
import {
  arrived,
  caughtUp,
  emptyThread,
  isBehind,
  olderCame,
  readByThem,
  type Run,
  type Thread as ThreadOf,
  type ToldMessage,
} from '@coffeeattack/domain/rooms/thread'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Outbox, type OutboxCalls, outboxOf, type Threads } from './outbox.ts'

type ConversationCalls<M> = OutboxCalls<M> & {
  /** The newest messages, or those before the cursor. */
  read: (roomId: string, page: { cursor?: string; signal?: AbortSignal }) => Promise<Run<M>>
  /** A message was missed: the newest must be fetched again. */
  onBehind: (roomId: string) => void
}

type Conversations<M extends ToldMessage> = Outbox & {
  threadOf: (roomId: string) => ThreadOf<M>
  listen: (tell: () => void) => () => void
  catchUp: (roomId: string, signal?: AbortSignal) => Promise<void>
  loadOlder: (roomId: string) => Promise<void>
  /** A message of either side, from the live stream or as the response to sending it. */
  hear: (roomId: string, message: M) => void
  /** The last message that the other side has read. */
  hearRead: (roomId: string, seq: number) => void
}

/**
 * The conversations of one tab, kept as long as it lives because they may hold unsent messages. A response and a live
 * event that come at the same time are both merged, and neither replaces the other.
 */
export function createConversations<M extends ToldMessage>(calls: ConversationCalls<M>): Conversations<M> {
  const held = new Map<string, ThreadOf<M>>()
  const listeners = new Set<() => void>()
  const empty = emptyThread<M>()
  const threads: Threads<M> = {
    ids: () => [...held.keys()],
    of: (roomId) => held.get(roomId) ?? empty,
    change(roomId, change) {
      held.set(roomId, change(threads.of(roomId)))
      for (const tell of listeners) tell()
    },
  }

  function hear(roomId: string, message: M): void {
    if (!held.has(roomId)) return
    if (isBehind(threads.of(roomId), message)) calls.onBehind(roomId)
    threads.change(roomId, (thread) => arrived(thread, message))
  }

  return {
    ...outboxOf(threads, calls, hear),
    threadOf: threads.of,
    hear,
    listen(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    async catchUp(roomId, signal) {
      const newest = await calls.read(roomId, signal ? { signal } : {})
      threads.change(roomId, (thread) => caughtUp(thread, newest))
    },
    async loadOlder(roomId) {
      const cursor = threads.of(roomId).older
      if (cursor === null) return
      const page = await calls.read(roomId, { cursor })
      threads.change(roomId, (thread) => olderCame(thread, page))
    },
    hearRead(roomId, seq) {
      if (held.has(roomId)) threads.change(roomId, (thread) => readByThem(thread, seq))
    },
  }
}

/** Both sides get a message in the same form. */
export type Message = ApiResult<'POST /users/message'>
export type Thread = ThreadOf<Message>

/**
 * The conversations of this tab. They are separate from the query cache; a query only records that a room was
 * fetched.
 */
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
