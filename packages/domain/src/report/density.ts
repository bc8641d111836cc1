import { areEnough } from './people.ts'
import { exactQuantile } from './percentile.ts'

export type CurvePoint = { salary: number; height: number }

const POINTS = 61

/** However alike the salaries are, one person makes no spike of their own. */
const MIN_BANDWIDTH = 150

/**
 * A smooth curve of how many people earn how much, as numbers for a drawing; the highest point is 1. The far ends
 * are left out, so that a single very high salary does not show. Null when too few people stand behind it.
 */
export function densityCurve(salaries: readonly number[], points: number = POINTS): CurvePoint[] | null {
  if (!areEnough(salaries)) return null
  const bandwidth = Math.max(MIN_BANDWIDTH, ruleOfThumb(salaries))
  const from = Math.max(0, exactQuantile(salaries, 0.05) - 2 * bandwidth)
  const to = exactQuantile(salaries, 0.95) + 2 * bandwidth
  const heights = Array.from({ length: points }, (_, index) => {
    const salary = from + ((to - from) * index) / (points - 1)
    return { salary, height: salaries.reduce((sum, other) => sum + bell((salary - other) / bandwidth), 0) }
  })
  const highest = Math.max(...heights.map(({ height }) => height))
  return heights.map(({ salary, height }) => ({ salary: Math.round(salary), height: height / highest }))
}

/** The curve's height at any salary, between its points in proportion: for pins and for the filled part. */
export function heightAt(curve: readonly CurvePoint[], salary: number): number {
  const after = curve.findIndex((point) => point.salary >= salary)
  const right = curve[after]
  const left = curve[after - 1]
  if (!right) return 0
  if (!left) return right.salary === salary ? right.height : 0
  return left.height + ((right.height - left.height) * (salary - left.salary)) / (right.salary - left.salary)
}

function bell(distance: number): number {
  return Math.exp((-distance * distance) / 2)
}

/** Silverman's rule: robust against a few very high salaries. */
function ruleOfThumb(salaries: readonly number[]): number {
  const count = salaries.length
  const mean = salaries.reduce((sum, salary) => sum + salary, 0) / count
  const deviation = Math.sqrt(salaries.reduce((sum, salary) => sum + (salary - mean) ** 2, 0) / count)
  const middleHalf = exactQuantile(salaries, 0.75) - exactQuantile(salaries, 0.25)
  return 0.9 * Math.min(deviation, middleHalf / 1.34 || deviation) * count ** -0.2
}
