import type { ApiResult } from '@coffeeattack/contract/client/typing'
import {
  arrived,
  caughtUp,
  changed,
  discarded,
  emptyThread,
  isBehind,
  olderCame,
  readByThem,
  type Run,
  type Thread as ThreadOf,
  type ToldMessage,
  type Unsent,
  wrote,
} from '@coffeeattack/domain/rooms/thread'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../isApiError.ts'

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

/** Called with the reason when a message is refused. */
type Refused = (failure: unknown) => void

type Outbox = {
  /** Shown at once. Its own id makes it one message, however often it is sent. */
  say: (roomId: string, text: string, onRefused: Refused) => void
  /** Resends it together with the others that failed, in order. */
  sayAgain: (roomId: string, clientId: string, onRefused: Refused) => void
  throwAway: (roomId: string, clientId: string) => void
  /** The connection is back: sends what failed on the network. Refused messages are not resent. */
  sayWhatFailed: (onRefused?: Refused) => void
  hasUnsent: () => boolean
}

type OutboxCalls<M> = {
  post: (roomId: string, unsent: Unsent) => Promise<M>
  newId: () => string
  now: () => Date
}

/** The conversations to which unsent messages belong. */
type Threads<M extends ToldMessage> = {
  ids: () => string[]
  of: (roomId: string) => ThreadOf<M>
  change: (roomId: string, change: (thread: ThreadOf<M>) => ThreadOf<M>) => void
}

/** Sends messages one by one, in the order of writing. */
function outboxOf<M extends ToldMessage>(
  threads: Threads<M>,
  { post, newId, now }: OutboxCalls<M>,
  hear: (roomId: string, message: M) => void,
): Outbox {
  /** Rooms that are sending right now. */
  const sending = new Set<string>()

  function sendOut(roomId: string, onRefused: Refused): void {
    if (!sending.has(roomId)) void sendAll(roomId, onRefused)
  }

  async function sendAll(roomId: string, onRefused: Refused): Promise<void> {
    const next = () => threads.of(roomId).unsent.find(({ state }) => state === 'sending')
    sending.add(roomId)
    for (let unsent = next(); unsent; unsent = next()) {
      try {
        hear(roomId, await post(roomId, unsent))
      } catch (failure) {
        const state = isRefusal(failure) ? 'refused' : 'failed'
        // The messages behind it would fail too, or arrive before it.
        threads.change(roomId, (thread) => changed(thread, state, (each) => each.state === 'sending'))
        if (state === 'refused') onRefused(failure)
      }
    }
    // In the same task as the last check, so that no message is added in between and forgotten.
    sending.delete(roomId)
  }

  return {
    say(roomId, text, onRefused) {
      threads.change(roomId, (thread) => wrote(thread, { clientId: newId(), text, at: now() }))
      sendOut(roomId, onRefused)
    },
    sayAgain(roomId, clientId, onRefused) {
      threads.change(roomId, (thread) =>
        changed(thread, 'sending', (unsent) => unsent.state === 'failed' || unsent.clientId === clientId),
      )
      sendOut(roomId, onRefused)
    },
    throwAway: (roomId, clientId) => threads.change(roomId, (thread) => discarded(thread, clientId)),
    sayWhatFailed(onRefused = () => {}) {
      for (const roomId of threads.ids()) {
        if (!threads.of(roomId).unsent.some(({ state }) => state === 'failed')) continue
        threads.change(roomId, (thread) => changed(thread, 'sending', ({ state }) => state === 'failed'))
        sendOut(roomId, onRefused)
      }
    },
    hasUnsent: () => threads.ids().some((roomId) => threads.of(roomId).unsent.length > 0),
  }
}

/** A final refusal. A server error, a network failure or a rate limit is none. */
function isRefusal(failure: unknown): boolean {
  if (!isApiError(failure)) return false
  const { status } = failure
  return status >= 400 && status < 500 && status !== 429
}
