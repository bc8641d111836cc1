import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** More keys than one process hears of within its windows; what was quiet longest is forgotten first, and with it its count. */
const KEPT = 20_000

type Count = { current: number; startedAt: number }

/** Counts in the memory of this process, by our own clock: the limiter's own store reads the machine's. */
export function countsInMemory(clock: () => Date): FastifyRateLimitStoreCtor {
  return class Counts {
    readonly #counts = new Map<string, Count>()

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      const now = clock().getTime()
      const known = this.#counts.get(key)
      const runs = known && known.startedAt <= now && now < known.startedAt + timeWindow
      const { current, startedAt } = runs
        ? { current: known.current + 1, startedAt: known.startedAt }
        : { current: 1, startedAt: now }
      // Taken out and put back, it stands last: the first one is always the one that was quiet longest.
      this.#counts.delete(key)
      this.#counts.set(key, { current, startedAt })
      if (this.#counts.size > KEPT) this.#counts.delete(this.#counts.keys().next().value!)
      done(null, { current, ttl: startedAt + timeWindow - now })
    }

    child(): Counts {
      return new Counts()
    }
  }
}
