export type Segments = { now: number; up: number; beyond: number }

/**
 * The parts of an increase bar, all from zero: what is earned now, what the offer surely adds,
 * and what it may add up to its maximum. Where nothing rises only `now` is left.
 */
export function increaseSegments(now: number, min: number, max: number): Segments {
  const sure = Math.max(0, min - now)
  return { now, up: sure, beyond: Math.max(0, max - now - sure) }
}
