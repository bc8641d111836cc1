import { topSalary } from '../offers/increase-rate.ts'
import { rateFigure, rateText } from '../salary/format.ts'
import type { DisclosedIncome } from './disclosure.ts'

/**
 * The raise as the company sees it. It is computed from the disclosed income only, so that trying salaries reveals
 * nothing about the real one. The candidate always sees the exact raise.
 *
 * `from` belongs to the lowest salary over the highest disclosed income, `to` to the highest salary over the lowest.
 * Both are rounded outwards, so that no pair of ends lies outside. 'At least X' has no highest income: only `to` counts.
 */
export type DisclosedRaise =
  | { kind: 'none' }
  | { kind: 'upTo'; to: number }
  | { kind: 'between'; from: number; to: number }
  /** Of a disclosed figure: candidates read the top of it. */
  | { kind: 'exact'; from: number; to: number }

type Range = { salaryMin: number | null; salaryMax: number | null }

export function disclosedRaise(disclosed: DisclosedIncome, range: Range): DisclosedRaise {
  const top = topSalary(range)
  if (disclosed.kind === 'hidden' || top === null) return { kind: 'none' }
  const bottom = Math.min(range.salaryMin ?? top, top)
  switch (disclosed.kind) {
    case 'atLeast':
      return disclosed.from <= 0
        ? { kind: 'none' }
        : { kind: 'upTo', to: tenths(Math.ceil, top, disclosed.from) }
    case 'band':
      // The lowest band begins at nothing, over which every salary is an endless raise.
      return disclosed.from <= 0
        ? { kind: 'none' }
        : {
            kind: 'between',
            from: tenths(Math.floor, bottom, disclosed.to),
            to: tenths(Math.ceil, top, disclosed.from),
          }
    case 'exact':
      return disclosed.income <= 0
        ? { kind: 'none' }
        : {
            kind: 'exact',
            from: tenths(Math.round, bottom, disclosed.income),
            to: tenths(Math.round, top, disclosed.income),
          }
  }
}

/** In percent with one decimal, as `increaseRate` has it; never -0. */
const tenths = (round: (value: number) => number, salary: number, income: number): number =>
  round(((salary - income) * 1000) / income) / 10 || 0

/** The figures alone: '9.0~60.0%', '최대 30.8%' where only the top counts; null where nothing is disclosed. */
export function disclosedRaiseFigure(raise: DisclosedRaise): string | null {
  if (raise.kind === 'none') return null
  if (raise.kind !== 'upTo' && raise.from === raise.to) return rateText(raise.to)
  const onlyTop = raise.kind !== 'between' || (raise.from <= 0 && raise.to > 0)
  return onlyTop ? `최대 ${rateText(raise.to)}` : `${rateFigure(raise.from)}~${rateText(raise.to)}`
}

/** The composer's text: '9.0~60.0% 올라요'. */
export function disclosedRaiseText(raise: DisclosedRaise): string {
  if (raise.kind === 'none') return '소득을 공개하지 않은 후보자예요'
  return raise.to <= 0 ? '소득보다 오르지 않아요' : `${disclosedRaiseFigure(raise)} 올라요`
}
