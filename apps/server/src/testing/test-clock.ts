export type TestClock = (() => Date) & {
  set(to: string | Date): void
  advance(by: { hours?: number; minutes?: number; seconds?: number; ms?: number }): void
  /** Ends when the clock was moved that far. */
  pause(ms: number): Promise<void>
  /** Ends when somebody waits for the clock to move. */
  untilAwaited(): Promise<void>
}

/** A clock that stands still until the test moves it. */
export function createTestClock(start: string | Date = '2026-11-16T10:00:00+09:00'): TestClock {
  let now = new Date(start).getTime()
  let pauses: { due: number; end: () => void }[] = []
  let awaited = Promise.withResolvers<void>()

  function move(to: number): void {
    now = to
    const over = pauses.filter(({ due }) => due <= now)
    pauses = pauses.filter(({ due }) => due > now)
    if (pauses.length === 0) awaited = Promise.withResolvers()
    for (const { end } of over) end()
  }

  return Object.assign(() => new Date(now), {
    set: (to: string | Date) => move(new Date(to).getTime()),
    advance: ({ hours = 0, minutes = 0, seconds = 0, ms = 0 }) =>
      move(now + ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms),
    pause(ms: number) {
      const { promise, resolve: end } = Promise.withResolvers<void>()
      pauses.push({ due: now + ms, end })
      awaited.resolve()
      return promise
    },
    untilAwaited: () => awaited.promise,
  })
}
