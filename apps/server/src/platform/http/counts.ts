/** More keys than one process hears of within its windows; what was quiet longest is forgotten first, and with it its count. */
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
      const runs = known && known.startedAt <= now && now < known.startedAt + windowMs
      const { current, startedAt } = runs
        ? { current: known.current + 1, startedAt: known.startedAt }
        : { current: 1, startedAt: now }
      // Taken out and put back, it stands last: the first one is always the one that was quiet longest.
      counts.delete(key)
      counts.set(key, { current, startedAt })
      if (counts.size > KEPT) counts.delete(counts.keys().next().value!)
      return { current, ttl: startedAt + windowMs - now }
    },
  }
}
