/**
 * The people alike as a hill whose ground is measured in spreads from the middle: a place is the same share of it
 * whatever the amounts are, so it is drawn without any.
 */
export const HILL_REACH = 2.8

/** How high the hill is so many spreads from the middle; its top is 1. */
export function hillHeight(spreads: number): number {
  return Math.exp((-spreads * spreads) / 2)
}

/** Where the top so many percent begin, by Shore's approximation of the normal quantile: near enough for a pin. */
export function spreadsAtTop(topPercent: number): number {
  const above = topPercent / 100
  const smaller = Math.min(above, 1 - above)
  const spreads = 5.5556 * (1 - (smaller / (1 - smaller)) ** 0.1186)
  const size = Math.min(HILL_REACH, Math.max(0, spreads))
  return above <= 0.5 ? size : -size
}
