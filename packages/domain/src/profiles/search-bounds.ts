import { bandOf } from '../salary/bands.ts'
import { FLOORS, type DisclosureLevel } from './disclosure.ts'

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
