import { follow, type Following } from './follow.ts'
import { streamIsLost } from './signal.ts'

/** The parts of a page that tell whether a stream is useful now. */
type Page = {
  document: EventTarget & { readonly visibilityState: string }
  window: EventTarget
  navigator: { readonly onLine: boolean }
}

/** A tab hidden for this long needs no connection; it catches up when it is shown. */
export const HIDDEN_FOR_LONG_MS = 5 * 60_000

/** When a page's stream should be connected: online, and visible now or a moment ago. */
export function presenceOf({
  document,
  window,
  navigator,
}: Page): Pick<Following<never>, 'ready' | 'wait' | 'onPause'> {
  const isSeen = () => document.visibilityState !== 'hidden'
  const watch = (changed: () => void) => {
    const targets = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const
    for (const [target, name] of targets) target.addEventListener(name, changed)
    return () => {
      for (const [target, name] of targets) target.removeEventListener(name, changed)
    }
  }

  /** Resolves once the condition holds, after `ms` at the latest, or when the signal aborts. */
  function until(isThere: () => boolean, signal: AbortSignal, ms?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => isThere() && resolve()
    const stopWatching = watch(look)
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    const aborted = () => resolve()
    signal.addEventListener('abort', aborted)
    if (signal.aborted) resolve()
    return promise.finally(() => {
      stopWatching()
      clearTimeout(timer)
      signal.removeEventListener('abort', aborted)
    })
  }

  const isReady = () => navigator.onLine && isSeen()
  return {
    ready: async (signal) => {
      if (!isReady()) await until(isReady, signal)
    },
    // The network or the person is back, so there is no reason to wait.
    wait: (ms, signal) => until(isReady, signal, ms),
    onPause(pause) {
      let hidden: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        clearTimeout(hidden)
        if (!navigator.onLine) pause()
        else if (!isSeen()) hidden = setTimeout(pause, HIDDEN_FOR_LONG_MS)
      }
      const stopWatching = watch(look)
      look()
      return () => {
        clearTimeout(hidden)
        stopWatching()
      }
    },
  }
}

type Live<E> = Pick<Following<E>, 'open' | 'onEvent' | 'signal'> & {
  onStanding?: () => void
  onLost?: () => void
  /** Whether the tab is visible; a tab that notifies while hidden always says true. */
  seen?: Page['document']
}

/** The one stream of this tab, until the signal aborts; `streamIsLost` is its state. */
export function followLive<E extends { id: string | null }>(live: Live<E>): Promise<void> {
  const { open, onEvent, signal, onStanding, onLost, seen = document } = live
  return follow({
    ...presenceOf({ document: seen, window, navigator }),
    open,
    onEvent,
    onStanding() {
      streamIsLost.set(false)
      onStanding?.()
    },
    onLost() {
      streamIsLost.set(true)
      onLost?.()
    },
    random: Math.random,
    signal,
  })
}
