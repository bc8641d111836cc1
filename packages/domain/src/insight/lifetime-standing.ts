import { marketOf, type Grain } from './market.ts'
import { topPercent } from './percentile.ts'

/** Sums of many years lie further apart than salaries, and are told apart in larger steps. */
const GRAIN: Grain = { middle: 500, spread: { least: 0.2, most: 1.2, step: 0.05 } }

/** Where a sum stands among those of others: 24 means the top 24 %. Null with too few others. */
export function standing(total: number, others: readonly number[]): number | null {
  const market = marketOf(others, GRAIN)
  return market && topPercent(market, total)
}
