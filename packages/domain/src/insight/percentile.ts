import { spreadsAbove, type Market } from './market.ts'

/** Where a salary stands in the market: 24 means the top 24 %. Nobody is told a top of 0 or 100 %. */
export function topPercent(market: Market, salary: number): number {
  const share = 1 - shareBelow(spreadsAbove(market, salary))
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

export function topPercentText(percent: number): string {
  return `상위 ${percent}%`
}

/** The normal distribution up to `spreads`, by the approximation of Abramowitz and Stegun (26.2.17). */
function shareBelow(spreads: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(spreads))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-spreads * spreads) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return spreads >= 0 ? 1 - above : above
}
