export type Clock = ReturnType<typeof createClock>

/** About the duration of a real lookup. */
const MOMENT_MS = 2_500

/**
 * The sandbox's clock: it can run faster than real time and be moved forward. `pace`: how many times faster than real ones the
 * institutions answer.
 */
export function createClock(realNow: () => number, speed = 1, pace = speed) {
  if (!(speed > 0 && pace > 0)) throw new RangeError('The speed of the sandbox clock must be above 0.')
  const began = realNow()
  const sleepers = new Set<() => void>()
  let advanced = 0
  let closed = false

  /** Whole milliseconds since 1970. */
  const now = () => Math.floor(began + (realNow() - began) * speed + advanced)
  const wakeAll = () => [...sleepers].forEach((wake) => wake())

  /** Resolves after that much sandbox time, or when the signal aborts. */
  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const due = now() + ms
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const wake = () => {
        clearTimeout(timer)
        if (signal?.aborted || closed || now() >= due) {
          sleepers.delete(wake)
          signal?.removeEventListener('abort', wake)
          resolve()
        } else timer = setTimeout(wake, (due - now()) / speed)
      }
      sleepers.add(wake)
      signal?.addEventListener('abort', wake)
      wake()
    })
  }

  return {
    speed,
    now,
    sleep,
    /** The answer time of an institution, in real time, so that it also passes while the clock stands still. */
    moment: () => new Promise<void>((resolve) => setTimeout(resolve, MOMENT_MS / pace)),
    advance(ms: number) {
      advanced += ms
      wakeAll()
    },
    /** Resolves all sleeps, so that the process can end. */
    close() {
      closed = true
      wakeAll()
    },
  }
}
