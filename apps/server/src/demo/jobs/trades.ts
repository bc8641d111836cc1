import { ENGINEERS } from './engineers.ts'
import { MAKERS } from './makers.ts'
import type { Trade } from './trade.ts'

export const TRADES: readonly Trade[] = [...ENGINEERS, ...MAKERS]

export function tradeOf(subLabel: string): Trade {
  return TRADES.find((trade) => trade.subLabel === subLabel)!
}
