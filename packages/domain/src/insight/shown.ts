import { DAY_MS } from '../kst.ts'
import { riseOf, type PathYear } from './own-path.ts'

/** A result shown to friends holds what the person agreed to show and nothing else (PUB-5). */
export type GraphShown = {
  kind: 'graph'
  years: number[]
  /** Each year as a percentage of the highest one: the shape of the path without its amounts. */
  heights: number[]
  /** The first whole year: the rise starts there. */
  from: number
  rate: number
  incomes: number[] | null
}
export type SecretShown = {
  kind: 'secret'
  topPercent: number
  /** The comparison group in words. */
  group: string
  income: number | null
}
export type Shown = GraphShown | SecretShown

export const shownKinds = ['graph', 'secret'] as const
export type ShownKind = (typeof shownKinds)[number]

/** The link expires after this many days. */
export const SHOWN_DAYS = 90

export function shownUntil(now: Date): Date {
  return new Date(now.getTime() + SHOWN_DAYS * DAY_MS)
}

/** Null without a rise: a single year shows none. */
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
