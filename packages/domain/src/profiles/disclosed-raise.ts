import { increaseRate } from '../offers/increase-rate.ts'
import { rateFigure, rateText } from '../salary/format.ts'
import type { DisclosedIncome } from './disclosure.ts'

/**
 * The raise as the company sees it in the composer. It is computed from the disclosed income only, so that trying
 * salaries reveals nothing about the real one. The candidate always sees the exact raise.
 */
export type DisclosedRaise =
  | { kind: 'none' }
  | { kind: 'upTo'; rate: number }
  | { kind: 'between'; from: number; to: number }
  | { kind: 'exact'; rate: number }

type Range = { salaryMin: number | null; salaryMax: number | null }

export function disclosedRaise(disclosed: DisclosedIncome, range: Range): DisclosedRaise {
  switch (disclosed.kind) {
    case 'hidden':
      return { kind: 'none' }
    case 'atLeast': {
      const rate = increaseRate(disclosed.from, range)
      return rate === null ? { kind: 'none' } : { kind: 'upTo', rate }
    }
    case 'band': {
      const from = increaseRate(disclosed.to, range)
      const to = increaseRate(disclosed.from, range)
      return from === null || to === null ? { kind: 'none' } : { kind: 'between', from, to }
    }
    case 'exact': {
      const rate = increaseRate(disclosed.income, range)
      return rate === null ? { kind: 'none' } : { kind: 'exact', rate }
    }
  }
}

/** The composer's text: '20.0~36.0% 올라요'. */
export function disclosedRaiseText(raise: DisclosedRaise): string {
  switch (raise.kind) {
    case 'none':
      return '소득을 공개하지 않은 후보자예요'
    case 'upTo':
      return `많아야 ${rateText(raise.rate)} 올라요`
    case 'between':
      return `${rateFigure(raise.from)}~${rateText(raise.to)} 올라요`
    case 'exact':
      return `${rateText(raise.rate)} 올라요`
  }
}
