import type { EventInput } from '@coffeeattack/contract/client'
import { isApiError } from '../isApiError.ts'

export const FOLLOW = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  /** The server's heart beats every 20 s: three missed beats are a dead line that nobody has noticed. */
  silenceMs: 65_000,
} as const

export type Following<E> = {
  open: (input: EventInput) => AsyncIterable<E>
  onEvent: (event: E) => void
  /** The line stands, for the first time or again: whatever was read before it stood may have missed something. */
  onStanding: () => void
  onLost: () => void
  /** Resolves when it makes sense to try: at once, or when the network and the person are back. */
  ready: (signal: AbortSignal) => Promise<void>
  /** Waits before the next attempt; a network that comes back may cut it short. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Aborts the line that stands, not the following: the network went, or nobody has looked for a long time. */
  onPause: (pause: () => void) => () => void
  random: () => number
  signal: AbortSignal
}

/**
 * Follows a stream of events for as long as the signal lets it: opens it again after every end, later each time that
 * fails, and goes on after the last event it saw, so that nothing is lost and nothing comes twice.
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
      // Whoever reads the answers of the server knows what to do about a login that is over.
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

/** Twice as long each time, and spread over the upper half: a server that comes back is not met by all at once. */
export function waitBefore(failures: number, random: number): number {
  const most = Math.min(FOLLOW.longestWaitMs, FOLLOW.firstWaitMs * 2 ** failures)
  return Math.round((most * (1 + random)) / 2)
}

/** One connection: what ends it from our side, and who hears that it stands. */
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
