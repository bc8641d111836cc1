import { hopeGapText, topSalary } from '../offers/increase-rate.ts'
import { disclosedRaise, disclosedRaiseText } from '../profiles/disclosed-raise.ts'
import type { DisclosedIncome } from '../profiles/disclosure.ts'
import { countMet, type Met } from './must-haves.ts'
import type { PositionDraft } from './position.ts'

/** How well an open position suits a person, for the agent who makes a curation (BIZ-4). */

type Range = Pick<PositionDraft, 'salaryMin' | 'salaryMax'>
type Wanting = { readonly income: DisclosedIncome; readonly hopeSalary: number | null }

/** The range against the hope; without a hope, against the disclosed income alone (TRUST-1). */
export const rangeFits = ['HOPE', 'RAISE', 'UNDER', 'UNKNOWN'] as const
export type RangeFit = (typeof rangeFits)[number]

export function rangeFit(range: Range, { income, hopeSalary }: Wanting): RangeFit {
  const top = topSalary(range)
  if (top === null) return 'UNKNOWN'
  if (hopeSalary !== null && hopeSalary > 0) return top >= hopeSalary ? 'HOPE' : 'UNDER'
  const raise = disclosedRaise(income, range)
  if (raise.kind === 'none') return 'UNKNOWN'
  return raise.to > 0 ? 'RAISE' : 'UNDER'
}

/** The range reaches what is known of the person's wishes. */
export const isInRange = (fit: RangeFit): boolean => fit === 'HOPE' || fit === 'RAISE'

/** '희망보다 최대 500만 원 높아요 · 9.0~60.0% 올라요'; empty where the person tells neither. */
export function rangeFitText(range: Range, { income, hopeSalary }: Wanting): string {
  const gap = hopeSalary === null ? null : hopeGapText(hopeSalary, range)
  const raise = disclosedRaise(income, range)
  return [gap, raise.kind === 'none' ? null : disclosedRaiseText(raise)].filter(Boolean).join(' · ')
}

type Job = Pick<PositionDraft, 'jobLabel' | 'jobSubLabel'>

/** 2: the person's job, or every job of its group; 1: another job of the group; 0: another group. */
export function jobFit(position: Job, person: { jobLabel: string; jobSubLabel: string }): 0 | 1 | 2 {
  if (position.jobLabel !== person.jobLabel) return 0
  return position.jobSubLabel === null || position.jobSubLabel === person.jobSubLabel ? 2 : 1
}

export type Fit = {
  readonly job: ReturnType<typeof jobFit>
  readonly met: readonly Met[]
  readonly range: RangeFit
}

const missed = (met: readonly Met[]) => met.length - countMet(met)

/** Every must-have is met; a position without any asks for none. */
export const meetsAll = ({ met }: Pick<Fit, 'met'>): boolean => missed(met) === 0

/** The person's own job first, then the most must-haves met, the fewest missed, and a range that reaches far enough. */
export const byFit = (a: Fit, b: Fit): number =>
  b.job - a.job ||
  countMet(b.met) - countMet(a.met) ||
  missed(a.met) - missed(b.met) ||
  Number(isInRange(b.range)) - Number(isInRange(a.range))
