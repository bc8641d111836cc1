/** The sandbox's clock: it can run faster than real time and be moved forward. */
export type Clock = {
  readonly speed: number
  /** Whole milliseconds since 1970. */
  readonly now: () => number
  readonly advance: (ms: number) => void
  /** Resolves after that much sandbox time, or when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The answer time of an institution, in real time, so that it also passes while the clock stands still. */
  readonly moment: () => Promise<void>
  /** Resolves all sleeps, so that the process can end. */
  readonly close: () => void
}

/** About the duration of a real lookup. */
const MOMENT_MS = 2_500

/** `pace`: how many times faster than real ones the institutions answer. */
export function createClock(realNow: () => number, speed = 1, pace = speed): Clock {
  if (!(speed > 0 && pace > 0)) throw new RangeError('The speed of the sandbox clock must be above 0.')
  const began = realNow()
  const sleepers = new Set<() => void>()
  let advanced = 0
  let closed = false

  const now = () => Math.floor(began + (realNow() - began) * speed + advanced)
  const wakeAll = () => [...sleepers].forEach((wake) => wake())

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
    moment: () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS / pace)),
    advance(ms) {
      advanced += ms
      wakeAll()
    },
    close() {
      closed = true
      wakeAll()
    },
  }
}
