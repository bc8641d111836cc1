import { type PayKind, payProblems, type Range, reckon, type Stock } from '../offers/whole-pay.ts'
import { SALARY } from '../salary/limits.ts'
import { parseDay } from '../kst.ts'

/** Limits of the terms (PACT-1). */
export const TERMS = {
  textLimit: 200,
  otherLimit: 500,
  reasonLimit: 300,
  mealsMonthly: { min: 1, max: 100 },
  payDay: { min: 1, max: 31 },
  probationMonths: { min: 1, max: 6 },
  /** 최저임금법 §5: not below 90 %, and that for three months at most. */
  probationPercent: { min: 90, max: 100 },
} as const

export const payWays = ['TRANSFER', 'OTHER'] as const
export type PayWay = (typeof payWays)[number]

export type Probation = { readonly months: number; readonly payPercent: number }

/** A written reason for each figure that is lower than the offer's (PACT-2). */
export type Reasons = Readonly<Partial<Record<PayKind, string>>>

/** What a version says, whole or not. Amounts in 만원, a year unless the name says otherwise. Empty texts are not said yet. */
export type Terms = {
  readonly base: number | null
  readonly bonus: Range | null
  readonly stock: Stock | null
  readonly signing: number | null
  /** The part of the monthly base that is paid for meals and not taxed. */
  readonly mealsMonthly: number | null
  /** `2027-01-04` */
  readonly startsOn: string | null
  readonly place: string
  readonly work: string
  readonly hours: string
  readonly rest: string
  readonly holidays: string
  readonly leave: string
  readonly payDay: number | null
  readonly payWay: PayWay
  /** Null: there is none. */
  readonly probation: Probation | null
  readonly other: string
  readonly reasons: Reasons
}

export const emptyTerms: Terms = {
  base: null,
  bonus: null,
  stock: null,
  signing: null,
  mealsMonthly: null,
  startsOn: null,
  place: '',
  work: '',
  hours: '',
  rest: '',
  holidays: '',
  leave: '',
  payDay: null,
  payWay: 'TRANSFER',
  probation: null,
  other: '',
  reasons: {},
}

/** The conditions that a company keeps as a template: all that is alike for many people. */
export const templateFields = [
  'place',
  'hours',
  'rest',
  'holidays',
  'leave',
  'payDay',
  'payWay',
  'probation',
  'other',
] as const
export type TemplateField = (typeof templateFields)[number]
export type TermsTemplate = Pick<Terms, TemplateField>

/** A version that can be sent: base and start day are said. */
export type WholeTerms = Terms & { readonly base: number; readonly startsOn: string }

/** What the first year brings at both ends, reckoned as for an offer (OFR-15). */
export function firstYear({ base, bonus, stock, signing }: Terms): Range | null {
  return base === null ? null : reckon({ min: base, max: base }, { bonus, stock, signing }).first
}

/** The monthly base in won, cut to whole won; of a base without a rest it is exact. */
export const monthlyWon = (base: number): number => Math.floor((base * 10_000) / 12)

/** 209 hours: 40 a week with the paid weekly holiday (근로기준법시행령 §6). */
export const hourlyWon = (base: number): number => Math.floor(monthlyWon(base) / 209)

export type TermsProblems = Partial<Record<keyof Terms, string>>

/** What is wrong with what is said already; what is missing is told by `missingItems`. */
export function termsProblems(terms: Terms): TermsProblems {
  const problems: TermsProblems = {}
  const { base, mealsMonthly, payDay, probation, startsOn } = terms
  if (base !== null && !isWithin(base, { min: 1, max: SALARY.ceiling }))
    problems.base = '연봉을 다시 확인해 주세요'
  const { bonusMin, bonusMax, stockMin, stockMax, stockYears, signing } = payProblems(terms)
  Object.assign(problems, {
    ...((bonusMin ?? bonusMax) && { bonus: bonusMin ?? bonusMax }),
    ...((stockMin ?? stockMax ?? stockYears) && { stock: stockMin ?? stockMax ?? stockYears }),
    ...(signing && { signing }),
  })
  if (mealsMonthly !== null && !isWithin(mealsMonthly, TERMS.mealsMonthly))
    problems.mealsMonthly = `식대는 한 달에 ${TERMS.mealsMonthly.min}만 원부터 ${TERMS.mealsMonthly.max}만 원까지 적을 수 있어요`
  else if (mealsMonthly !== null && base !== null && mealsMonthly * 12 >= base)
    problems.mealsMonthly = '식대가 한 달 연봉보다 커요'
  if (payDay !== null && !isWithin(payDay, TERMS.payDay)) problems.payDay = '1일부터 31일 사이로 골라 주세요'
  if (startsOn !== null && parseDay(startsOn) === null) problems.startsOn = '날짜를 다시 확인해 주세요'
  if (probation) {
    if (!isWithin(probation.months, TERMS.probationMonths))
      problems.probation = `수습은 ${TERMS.probationMonths.max}개월까지 적을 수 있어요`
    else if (!isWithin(probation.payPercent, TERMS.probationPercent))
      problems.probation = `수습 급여는 ${TERMS.probationPercent.min}%보다 낮을 수 없어요`
    else if (probation.months > 3 && probation.payPercent < 100)
      problems.probation = '수습 급여를 낮출 수 있는 건 3개월까지예요'
  }
  return problems
}

const isWithin = (value: number, { min, max }: Range) =>
  Number.isSafeInteger(value) && value >= min && value <= max
