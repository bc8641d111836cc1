/** The sandbox's own time: it can run faster than the real one and be moved forward by hand. */
export type Clock = {
  readonly speed: number
  /** Whole milliseconds since 1970. */
  readonly now: () => number
  readonly advance: (ms: number) => void
  /** Ends when that much sandbox time has passed, or when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The moment that an institution takes to answer, in real time: it passes under a clock that stands still, too. */
  readonly moment: () => Promise<void>
  /** Wakes every sleeper for good, so that nothing holds the process open. */
  readonly close: () => void
}

/** What a real lookup takes, about. */
const MOMENT_MS = 2_500

/** `pace`: how many times faster than in life the institutions answer. */
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
