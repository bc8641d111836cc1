import { MIN_PEOPLE, areEnough } from './people.ts'

/** People who earn from `from` up to, not including, `to`. */
export type Bar = { from: number; to: number; count: number }

/**
 * Bars of people per salary step. A bar with too few people grows into its neighbour until it holds enough, so the
 * tails become wide and no bar speaks of a handful. Null when there are too few people at all.
 */
export function histogram(salaries: readonly number[], step = 500): Bar[] | null {
  if (!areEnough(salaries)) return null
  const bars: Bar[] = []
  for (const bar of plainBars(salaries, step)) {
    const last = bars.at(-1)
    if (last && last.count < MIN_PEOPLE) grow(last, bar)
    else bars.push(bar)
  }
  const last = bars.at(-1)
  const before = bars.at(-2)
  if (last && before && last.count < MIN_PEOPLE) {
    grow(before, last)
    bars.pop()
  }
  return bars
}

function grow(bar: Bar, next: Bar): void {
  bar.to = next.to
  bar.count += next.count
}

function plainBars(salaries: readonly number[], step: number): Bar[] {
  const steps = salaries.map((salary) => Math.floor(salary / step))
  const first = Math.min(...steps)
  const bars = Array.from({ length: Math.max(...steps) - first + 1 }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step,
    count: 0,
  }))
  for (const place of steps) bars[place - first]!.count += 1
  return bars
}
