import { type Bounds, monthsIn } from '../query/numbers.ts'
import type { Condition } from '../saved-search.ts'
import type { FitKind, Reason } from './reason.ts'

type NearPerson = { readonly totalMonth: number; readonly hopeSalary: number | null }

/** For a person who meets all conditions but one: what fits, and by how much they miss the other. */
export function nearReasons(person: NearPerson, missed: Condition, fitting: readonly Condition[]): Reason[] {
  const what = [...new Set(fitting.flatMap((condition) => kindOf(condition) ?? []))]
  return [...(what.length > 0 ? [{ kind: 'fits', what } as const] : []), ...missedBy(person, missed)]
}

const terms = {
  job: 'job',
  group: 'job',
  skill: 'skill',
  word: 'word',
  school: 'school',
  major: 'school',
  company: 'company',
} as const

/** An exclusion is no reason to be found, and liking the company is a reason of its own. */
function kindOf(condition: Condition): FitKind | null {
  if (condition.kind === 'likesUs' || condition.kind === 'status') return null
  if (condition.kind !== 'terms') return condition.kind
  const [first] = condition.terms
  return condition.isNot || !first ? null : terms[first.kind]
}

function missedBy({ totalMonth, hopeSalary }: NearPerson, missed: Condition): Reason[] {
  if (missed.kind === 'years') {
    const monthsMore = beyond(totalMonth, monthsIn(missed.bounds))
    return monthsMore === 0 ? [] : [{ kind: 'years', monthsMore }]
  }
  const manwonMore = missed.kind === 'hope' && hopeSalary !== null ? beyond(hopeSalary, missed.bounds) : 0
  return manwonMore === 0 ? [] : [{ kind: 'hopeBeyond', manwonMore }]
}

function beyond(value: number, { min, max }: Bounds): number {
  if (min !== null && value < min) return value - min
  return max !== null && value > max ? value - max : 0
}
