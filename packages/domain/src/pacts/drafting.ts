import type { CounterAnswer } from '../offers/counter.ts'
import type { OfferedPay } from './differences.ts'
import { emptyTerms, type Terms, type TermsTemplate } from './terms.ts'

type Beginning = {
  readonly offered: OfferedPay
  readonly counter: { readonly answer: CounterAnswer | null } | null
  readonly position: string
  /** Where the position that the offer was for is worked at. */
  readonly place: string
  readonly template: TermsTemplate | null
}

/**
 * The first draft (PACT-1). The base is the top of the range where a counter raised it, for that figure was agreed on; else the lowest
 * of what was offered, which promises nothing that the company did not say.
 */
export function firstDraft({ offered, counter, position, place, template }: Beginning): Terms {
  const { base, pay } = offered
  return {
    ...emptyTerms,
    ...template,
    base: base && (counter?.answer === 'RAISED' ? base.max : base.min),
    ...pay,
    place: template?.place || place,
    work: position,
  }
}

/** 'CA-2611-0482': the month in Seoul in which it was begun, and a running number. */
export const documentNumber = ({ year, month, serial }: { year: number; month: number; serial: number }) =>
  `CA-${String(year % 100).padStart(2, '0')}${String(month).padStart(2, '0')}-${String(serial).padStart(4, '0')}`

/** The template is what a company says alike to many people. */
export const templateOf = ({
  place,
  hours,
  rest,
  holidays,
  leave,
  payDay,
  payWay,
  probation,
  other,
}: TermsTemplate): TermsTemplate => ({
  place,
  hours,
  rest,
  holidays,
  leave,
  payDay,
  payWay,
  probation,
  other,
})
