import {
  changed,
  discarded,
  type Thread,
  type ToldMessage,
  type Unsent,
  wrote,
} from '@coffeeattack/domain/rooms/thread'
import { isApiError } from '../isApiError.ts'

/** Called with the reason when a message is refused. */
type Refused = (failure: unknown) => void

export type Outbox = {
  /** Shown at once. Its own id makes it one message, however often it is sent. */
  say: (roomId: string, text: string, onRefused: Refused) => void
  /** Resends it together with the others that failed, in order. */
  sayAgain: (roomId: string, clientId: string, onRefused: Refused) => void
  throwAway: (roomId: string, clientId: string) => void
  /** The connection is back: sends what failed on the network. Refused messages are not resent. */
  sayWhatFailed: (onRefused?: Refused) => void
  hasUnsent: () => boolean
}

export type OutboxCalls<M> = {
  post: (roomId: string, unsent: Unsent) => Promise<M>
  newId: () => string
  now: () => Date
}

/** The conversations to which unsent messages belong. */
export type Threads<M extends ToldMessage> = {
  ids: () => string[]
  of: (roomId: string) => Thread<M>
  change: (roomId: string, change: (thread: Thread<M>) => Thread<M>) => void
}

/** Sends messages one by one, in the order of writing. */
export function outboxOf<M extends ToldMessage>(
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
