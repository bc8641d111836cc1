export type Segments = { now: number; up: number; beyond: number }

/**
 * The parts of an increase bar, all from zero: the current salary, the certain raise, and the possible raise up to
 * the maximum. Without a raise only `now` is left.
 */
export function increaseSegments(now: number, min: number, max: number): Segments {
  const sure = Math.max(0, min - now)
  return { now, up: sure, beyond: Math.max(0, max - now - sure) }
}
