/**
 * The distribution of similar people, on an axis in standard deviations from the median. It shows positions without any
 * amount.
 */
export const HILL_REACH = 2.8

/** The height at this many deviations; the top is 1. */
export function hillHeight(spreads: number): number {
  return Math.exp((-spreads * spreads) / 2)
}

/** The start of the top N percent, by Shore's approximation of the normal quantile: exact enough for a pin. */
export function spreadsAtTop(topPercent: number): number {
  const above = topPercent / 100
  const smaller = Math.min(above, 1 - above)
  const spreads = 5.5556 * (1 - (smaller / (1 - smaller)) ** 0.1186)
  const size = Math.min(HILL_REACH, Math.max(0, spreads))
  return above <= 0.5 ? size : -size
}
