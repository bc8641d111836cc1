import { useSyncExternalStore } from 'react'

/** A value that the live stream, which is loaded late, gives to the page's frame, which must stay small. */
export type Signal<T> = { get: () => T; set: (value: T) => void; listen: (tell: () => void) => () => void }

export function signal<T>(value: T): Signal<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const tell of listeners) tell()
    },
    listen(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

export function useSignal<T>({ listen, get }: Signal<T>): T {
  return useSyncExternalStore(listen, get, get)
}

/** True while the stream is lost and being reopened. Before the first connection it is false. */
export const streamIsLost = signal(false)
