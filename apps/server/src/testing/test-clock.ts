export type TestClock = (() => Date) & {
  set(to: string | Date): void
  advance(by: { hours?: number; minutes?: number; seconds?: number; ms?: number }): void
}

/** A clock that stands still until the test moves it. */
export function createTestClock(start: string | Date = '2026-11-16T10:00:00+09:00'): TestClock {
  let now = new Date(start).getTime()
  return Object.assign(() => new Date(now), {
    set(to: string | Date) {
      now = new Date(to).getTime()
    },
    advance({ hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      now += ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    },
  })
}
