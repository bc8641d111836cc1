/** A value that the live stream, which is loaded late, tells the frame of the page, which must stay small. */
export type Signal<T> = { get: () => T; set: (value: T) => void; listen: (tell: () => void) => () => void }

function signal<T>(value: T): Signal<T> {
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

/** Unread messages in all rooms. */
export const unreadMessages = signal(0)
/** Open offers that were not read yet. */
export const unreadOffers = signal(0)
/** Whether the live stream was lost and is being opened again. */
export const lineIsLost = signal(false)
