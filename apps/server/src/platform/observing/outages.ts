import type { Need, Outage } from '@coffeeattack/domain/upkeep/status'

/** What this process cannot reach and since when, in memory: it must be known while the database is away. */
export type Outages = {
  failed(need: Need): void
  worked(need: Need): void
  of(need: Need): Outage | null
  /** True once in each interval, for needs that are looked at only when somebody asks. */
  isDue(need: Need, everyMs: number): boolean
}

export function createOutages(clock: () => Date): Outages {
  const known = new Map<Need, Outage>()
  const looked = new Map<Need, number>()
  return {
    failed(need) {
      const now = clock()
      known.set(need, { since: known.get(need)?.since ?? now, lastSeen: now })
    },
    worked: (need) => void known.delete(need),
    of: (need) => known.get(need) ?? null,
    isDue(need, everyMs) {
      const now = clock().getTime()
      if (now - (looked.get(need) ?? -Infinity) < everyMs) return false
      looked.set(need, now)
      return true
    },
  }
}
