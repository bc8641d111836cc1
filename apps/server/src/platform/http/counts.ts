/** More keys than one process hears of within its windows; the window that began first is forgotten first. */
const KEPT = 20_000

/** How often a key was counted in its window, and how many milliseconds the window has left. */
export type Count = { current: number; ttl: number }

export type Counts = { count(key: string, windowMs: number): Count | Promise<Count> }

/** Counts in the memory of this process, by our own clock. */
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
      // Taken out and put back, it stands last: the first one is always the one whose window began first.
      counts.delete(key)
      counts.set(key, { current: 1, startedAt: now })
      if (counts.size > KEPT) counts.delete(counts.keys().next().value!)
      return { current: 1, ttl: windowMs }
    },
  }
}
