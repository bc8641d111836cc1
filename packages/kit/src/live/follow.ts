import type { EventInput } from '@coffeeattack/contract/client'
import { isApiError } from '../isApiError.ts'

export const FOLLOW = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  /** The server sends a heartbeat every 20 s: three missed ones mean a dead connection. */
  silenceMs: 65_000,
} as const

export type Following<E> = {
  open: (input: EventInput) => AsyncIterable<E>
  onEvent: (event: E) => void
  /** The stream is connected, for the first time or again: queries answered before may have missed events. */
  onStanding: () => void
  onLost: () => void
  /** Resolves when connecting makes sense: at once, or when the network and the person are back. */
  ready: (signal: AbortSignal) => Promise<void>
  /** Waits before the next attempt; a network that comes back may end it early. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Aborts the connection, not the stream: the browser is offline, or the tab was hidden for long. */
  onPause: (pause: () => void) => () => void
  random: () => number
  signal: AbortSignal
}

/**
 * Follows an event stream until the signal aborts. Reopens it after every end, with a growing delay after failures,
 * and resumes after the last event, so that none is lost or repeated.
 */
export async function follow<E extends { id: string | null }>(it: Following<E>): Promise<void> {
  let lastEventId: string | undefined
  let failures = 0
  for (;;) {
    await it.ready(it.signal)
    if (it.signal.aborted) return
    const line = lineOf(it, () => (failures = 0))
    try {
      for await (const event of it.open({ signal: line.signal, lastEventId, onAlive: line.onAlive })) {
        lastEventId = event.id ?? lastEventId
        it.onEvent(event)
      }
    } catch (error) {
      // The API client handles an expired login.
      if (isApiError(error) && error.status === 401) return
    } finally {
      line.end()
    }
    if (it.signal.aborted) return
    it.onLost()
    await it.wait(waitBefore(failures, it.random()), it.signal)
    failures += 1
  }
}

/** Doubles each time and is spread over the upper half, so that clients do not all return at once. */
export function waitBefore(failures: number, random: number): number {
  const most = Math.min(FOLLOW.longestWaitMs, FOLLOW.firstWaitMs * 2 ** failures)
  return Math.round((most * (1 + random)) / 2)
}

/** One connection: what ends it from our side, and a callback once it is open. */
function lineOf(
  { signal, onPause, onStanding }: Pick<Following<unknown>, 'signal' | 'onPause' | 'onStanding'>,
  onFirstSign: () => void,
) {
  const own = new AbortController()
  const end = () => own.abort()
  const stopListening = onPause(end)
  let silence = setTimeout(end, FOLLOW.silenceMs)
  let standing = false
  return {
    signal: AbortSignal.any([signal, own.signal]),
    onAlive() {
      clearTimeout(silence)
      silence = setTimeout(end, FOLLOW.silenceMs)
      if (standing) return
      standing = true
      onFirstSign()
      onStanding()
    },
    end() {
      clearTimeout(silence)
      stopListening()
      end()
    },
  }
}
