import { DAY_MS } from '../kst.ts'
import { riseOf, type PathYear } from './own-path.ts'

/** A result shown to friends holds what the person agreed to show and nothing else (PUB-5). */
export type GraphShown = {
  kind: 'graph'
  years: number[]
  /** Each year as a percentage of the highest one: the shape of the path without its amounts. */
  heights: number[]
  /** Where the rise is counted from: the first whole year. */
  from: number
  rate: number
  incomes: number[] | null
}
export type SecretShown = {
  kind: 'secret'
  topPercent: number
  /** Whom the place is held against, in words. */
  group: string
  income: number | null
}
export type Shown = GraphShown | SecretShown

export const shownKinds = ['graph', 'secret'] as const
export type ShownKind = (typeof shownKinds)[number]

/** After this many days the address leads nowhere. */
export const SHOWN_DAYS = 90

export function shownUntil(now: Date): Date {
  return new Date(now.getTime() + SHOWN_DAYS * DAY_MS)
}

/** Null when there is no rise to show: one year is a point and no path. */
export function graphShown(path: readonly PathYear[], withAmounts: boolean): GraphShown | null {
  const rise = riseOf(path)
  if (!rise) return null
  const incomes = path.map(({ income }) => income)
  const highest = Math.max(...incomes)
  return {
    kind: 'graph',
    years: path.map(({ year }) => year),
    from: rise.from.year,
    heights: incomes.map((income) => Math.round((income / highest) * 100)),
    rate: rise.rate,
    incomes: withAmounts ? incomes : null,
  }
}
