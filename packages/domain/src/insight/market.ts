import { areEnough } from './people.ts'

/**
 * Everything that is shown about other people's salaries derives from two blurred figures of the whole circle. A curve
 * through individual people would reveal them, and so would a rank that changes with a typed salary.
 */
export type Market = {
  /** The median. */
  middle: number
  /** The standard deviation of the logarithm: salaries spread by factors. */
  spread: number
}

/** Limits of the deviation that keep the curve a hill on the page. */
const SALARIES: Grain = { middle: 50, spread: { least: 0.1, most: 0.5, step: 0.02 } }

/** The rounding of the two figures. */
export type Grain = { middle: number; spread: { least: number; most: number; step: number } }

export function marketOf(salaries: readonly number[], { middle, spread }: Grain = SALARIES): Market | null {
  if (!areEnough(salaries)) return null
  const logs = withoutFarEnds(salaries.map((salary) => Math.log(Math.max(1, salary))))
  const mean = average(logs)
  const deviation = Math.sqrt(average(logs.map((log) => (log - mean) ** 2)))
  const steps = Math.round(deviation / spread.step) * spread.step
  return {
    middle: Math.max(middle, Math.round(Math.exp(mean) / middle) * middle),
    spread: Math.min(spread.most, Math.max(spread.least, steps)),
  }
}

/** The salary at this many deviations above the median. */
export function salaryAt({ middle, spread }: Market, spreads: number): number {
  return middle * Math.exp(spread * spreads)
}

/** The deviations of a salary above the median; negative below it. */
function spreadsAbove({ middle, spread }: Market, salary: number): number {
  return Math.log(Math.max(1, salary) / middle) / spread
}

/** Clamps outliers, so that one salary cannot move the figures. */
function withoutFarEnds(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const quarter = between(sorted, 0.25)
  const threeQuarters = between(sorted, 0.75)
  const reach = 1.5 * (threeQuarters - quarter)
  return values.map((value) => Math.min(threeQuarters + reach, Math.max(quarter - reach, value)))
}

function between(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The rank of a salary: 24 means the top 24 %. Never 0 or 100 %. */
export function topPercent(market: Market, salary: number): number {
  const share = 1 - shareBelow(spreadsAbove(market, salary))
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

export function topPercentText(percent: number): string {
  return `상위 ${percent}%`
}

/** The normal distribution function, by the approximation of Abramowitz and Stegun (26.2.17). */
function shareBelow(spreads: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(spreads))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-spreads * spreads) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return spreads >= 0 ? 1 - above : above
}

/** Sums of many years spread further than salaries and are rounded more coarsely. */
const LIFETIME_GRAIN: Grain = { middle: 500, spread: { least: 0.2, most: 1.2, step: 0.05 } }

/** The rank of a sum: 24 means the top 24 %. Null with too few people. */
export function lifetimeStanding(total: number, others: readonly number[]): number | null {
  const market = marketOf(others, LIFETIME_GRAIN)
  return market && topPercent(market, total)
}

type CurvePoint = { salary: number; height: number }

const POINTS = 61

/** The ends of the curve, where hardly anybody is left. */
const ENDS = 2.6

/** The density as numbers for a drawing; the top is 1. */
export function densityCurve(market: Market, points: number = POINTS): CurvePoint[] {
  const from = salaryAt(market, -ENDS)
  const to = salaryAt(market, ENDS)
  const curve = Array.from({ length: points }, (_, index) => {
    const salary = from + ((to - from) * index) / (points - 1)
    return { salary, height: Math.exp(-(spreadsAbove(market, salary) ** 2) / 2) / salary }
  })
  const highest = Math.max(...curve.map(({ height }) => height))
  return curve.map(({ salary, height }) => ({
    salary: Math.round(salary),
    height: Math.round((height / highest) * 1000) / 1000,
  }))
}
