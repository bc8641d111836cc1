import { salaryAt, spreadsAbove, type Market } from './market.ts'

export type CurvePoint = { salary: number; height: number }

const POINTS = 61

/** The curve begins and ends where hardly anybody is left. */
const ENDS = 2.6

/** How many people earn how much, as numbers for a drawing; the highest point is 1. */
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
