import { bandOf, type SalaryBand } from '../salary/bands.ts'
import { moneyText, rangeText } from '../salary/format.ts'

/** How much of the verified income a company sees (TRUST-1). The candidate chooses; the band is the default. */
export const disclosureLevels = ['HIDDEN', 'AT_LEAST', 'BAND', 'EXACT'] as const
export type DisclosureLevel = (typeof disclosureLevels)[number]
export const DEFAULT_DISCLOSURE: DisclosureLevel = 'BAND'

/** Steps so far apart that 'at least' says less than a band does. Below the first nothing is said. */
const FLOORS: readonly number[] = [2_400, 3_000, 4_000, 5_000, 7_000, 10_000, 15_000, 20_000, 50_000, 100_000]

/** All that may leave towards a company. Nothing else about the income may stand beside it. */
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

/**
 * Whether a search for incomes from `min` to `max` may list this person. It sees only what is disclosed, or moving
 * the two ends would find out the rest: a hidden income answers no search by income at all. The database searches by
 * `searchBounds`, which tests hold against this.
 * @oracle
 */
export function matchesIncome(
  disclosed: DisclosedIncome,
  { min, max }: { min: number; max: number },
): boolean {
  switch (disclosed.kind) {
    case 'hidden':
      return false
    case 'atLeast':
      return disclosed.from >= min && disclosed.from <= max
    case 'band':
      return disclosed.from <= max && disclosed.to > min
    case 'exact':
      return disclosed.income >= min && disclosed.income <= max
  }
}

/** From `from` up to, not including, `to`. */
export type Bounds = { from: number; to: number }

const NOTHING: Bounds = { from: 0, to: 0 }

/**
 * `matchesIncome` turned round for a database: in which true incomes a search from `min` to `max` lists a person of
 * each level. Whoever hides the income is in none.
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

/** Incomes whose floor lies between the two. */
function floorsBetween(min: number, max: number): Bounds {
  const first = FLOORS.find((floor) => floor >= min)
  const last = FLOORS.findLastIndex((floor) => floor <= max)
  if (first === undefined || last < 0 || (FLOORS[last] ?? 0) < first) return NOTHING
  return { from: first, to: FLOORS[last + 1] ?? Infinity }
}
