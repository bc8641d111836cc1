/** More keys than a process meets within its windows; the window that began first is dropped first. */
const MAX_KEYS = 20_000

/** Calls in the current window, and the milliseconds until it ends. */
export type Count = { current: number; ttl: number }

export type Counts = { count(key: string, windowMs: number): Count | Promise<Count> }

/** A Map, because each of some sixty limits has one, and lru-cache would allocate all of its keys ahead. */
export function countsInMemory(clock: () => Date): Counts {
  const counts = new Map<string, { current: number; startedAt: number }>()
  return {
    count(key, windowMs) {
      const now = clock().getTime()
      const known = counts.get(key)
      if (known && known.startedAt <= now && now < known.startedAt + windowMs) {
        known.current += 1
        return { current: known.current, ttl: known.startedAt + windowMs - now }
      }
      // Reinserted at the end, so that the Map stays in order of window starts.
      counts.delete(key)
      counts.set(key, { current: 1, startedAt: now })
      if (counts.size > MAX_KEYS) counts.delete(counts.keys().next().value!)
      return { current: 1, ttl: windowMs }
    },
  }
}
