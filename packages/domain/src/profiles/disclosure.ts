import { bandOf, type SalaryBand } from '../salary/bands.ts'
import { moneyText, rangeText } from '../salary/format.ts'

/** How much of the verified income a company sees (TRUST-1). The candidate chooses; the band is the default. */
export const disclosureLevels = ['HIDDEN', 'AT_LEAST', 'BAND', 'EXACT'] as const
export type DisclosureLevel = (typeof disclosureLevels)[number]
export const DEFAULT_DISCLOSURE: DisclosureLevel = 'BAND'

/** Steps of the lower bound, wider than the bands. Below the first step nothing is disclosed. */
const FLOORS: readonly number[] = [2_400, 3_000, 4_000, 5_000, 7_000, 10_000, 15_000, 20_000, 50_000, 100_000]

/** Everything about the income that companies may see. */
export type DisclosedIncome =
  | { kind: 'hidden' }
  | { kind: 'atLeast'; from: number }
  | ({ kind: 'band' } & SalaryBand)
  | { kind: 'exact'; income: number }

export function discloseIncome(income: number | null, level: DisclosureLevel): DisclosedIncome {
  if (income === null || income <= 0) return { kind: 'hidden' }
  switch (level) {
    case 'HIDDEN':
      return { kind: 'hidden' }
    case 'AT_LEAST': {
      const from = FLOORS.findLast((floor) => floor <= income)
      return from === undefined ? { kind: 'hidden' } : { kind: 'atLeast', from }
    }
    case 'BAND':
      return { kind: 'band', ...bandOf(income) }
    case 'EXACT':
      return { kind: 'exact', income }
  }
}

export function disclosedText(disclosed: DisclosedIncome): string {
  switch (disclosed.kind) {
    case 'hidden':
      return '비공개'
    case 'atLeast':
      return `${moneyText(disclosed.from)} 이상`
    case 'band':
      return rangeText(disclosed.from, disclosed.to)
    case 'exact':
      return moneyText(disclosed.income)
  }
}

/** Half-open: `to` is excluded. */
export type Bounds = { from: number; to: number }

const NOTHING: Bounds = { from: 0, to: 0 }

/**
 * The true incomes that a search from `min` to `max` lists, per disclosure
 * level. Hidden incomes are in none.
 */
export function searchBounds({ min, max }: { min: number; max: number }): Record<DisclosureLevel, Bounds> {
  if (max < min) return { HIDDEN: NOTHING, AT_LEAST: NOTHING, BAND: NOTHING, EXACT: NOTHING }
  return {
    HIDDEN: NOTHING,
    AT_LEAST: floorsBetween(min, max),
    BAND: { from: bandOf(min).from, to: bandOf(max).to },
    EXACT: { from: min, to: max + 1 },
  }
}

/** The incomes whose lower bound lies between the two. */
function floorsBetween(min: number, max: number): Bounds {
  const first = FLOORS.find((floor) => floor >= min)
  const last = FLOORS.findLastIndex((floor) => floor <= max)
  if (first === undefined || last < 0 || (FLOORS[last] ?? 0) < first) return NOTHING
  return { from: first, to: FLOORS[last + 1] ?? Infinity }
}
