import { areEnough, rounded } from './people.ts'

/**
 * Where a salary stands among others: 24 means the top 24 %. People with the same salary share their places, and
 * nobody is told a top of 0 or 100 %. Null when too few people stand behind it.
 */
export function topPercent(salaries: readonly number[], mine: number): number | null {
  if (!areEnough(salaries)) return null
  const above = salaries.filter((salary) => salary > mine).length
  const same = salaries.filter((salary) => salary === mine).length
  const share = (above + same / 2) / salaries.length
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

/** The salary below which the given share of people lies, between neighbours in proportion. */
export function quantile(salaries: readonly number[], share: number): number | null {
  return areEnough(salaries) ? rounded(exactQuantile(salaries, share)) : null
}

/** For reckoning on, never for showing: it may be one person's salary. */
export function exactQuantile(salaries: readonly number[], share: number): number {
  const sorted = salaries.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

export function topPercentText(percent: number): string {
  return `상위 ${percent}%`
}
