import { monthOf, type Period } from '../career.ts'
import type { DisclosedIncome } from '../disclosure.ts'

/**
 * Whether a search for incomes from `min` to `max` may list this person. It sees only the disclosed income, or moving
 * the limits would reveal the rest: a hidden income matches no income search. The database uses `searchBounds`.
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

/**
 * The error of an item's dates, or null. Careers come from the health-insurance service; the demo data is checked with this.
 */
export function periodProblem({ start, end }: Period): string | null {
  const from = monthOf(start)
  if (from === null) return '입사한 달을 확인해 주세요.'
  if (!end) return null
  const to = monthOf(end)
  if (to === null) return '퇴사한 달을 확인해 주세요.'
  return to < from ? '퇴사는 입사보다 뒤여야 해요.' : null
}
