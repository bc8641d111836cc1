import { firstDayOfMonth, formatMonth, kstMonth, parseMonth, startOfKstDay } from '../kst.ts'
import { groupDigits } from '../salary/format.ts'

/** A success fee is a share of the base pay, in hundredths of a percent (KEEP-6). */
export const FEE = { defaultRate: 700, maxRate: 3_000 } as const

export type HireLine = { readonly hireId: string; readonly basePay: number; readonly feeRate: number }

/** In won. A 만원 is ten thousand won and a rate counts ten-thousandths, so their product is the fee to the won. */
export const feeOf = ({ basePay, feeRate }: Pick<HireLine, 'basePay' | 'feeRate'>): number =>
  basePay * feeRate

export type Statement<Line> = { readonly lines: (Line & { fee: number })[]; readonly sum: number }

/** The month of one company: every hire once, and the sum of what stands there. */
export function statementOf<Line extends HireLine>(hires: readonly Line[]): Statement<Line> {
  const lines = [...new Map(hires.map((hire) => [hire.hireId, hire])).values()].map((hire) => ({
    ...hire,
    fee: feeOf(hire),
  }))
  return { lines, sum: lines.reduce((sum, { fee }) => sum + fee, 0) }
}

/** A month of Seoul, from its first moment to that of the next; null when there is no such month. */
export function monthSpan(month: string): { from: Date; until: Date } | null {
  const number = parseMonth(month)
  return number === null
    ? null
    : { from: startOfKstDay(firstDayOfMonth(number)), until: startOfKstDay(firstDayOfMonth(number + 1)) }
}

/** A month that goes on may see another hire: it closes when it is over in Seoul. */
export function mayClose(month: string, now: Date): boolean {
  const number = parseMonth(month)
  return number !== null && number < kstMonth(now)
}

/** The month from which a rate that is set now counts: what was agreed for this one stays (BIZ-18). */
export const feeStarts = (now: Date): string => formatMonth(kstMonth(now) + 1)

/** '2026년 11월' */
export const monthText = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`

/** '7%', '7.25%' */
export const rateLabel = (rate: number): string => `${rate / 100}%`

/** What '7.25' is as a rate; no number when it is no percentage with two decimals at most. */
export const rateFrom = (typed: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN

/** '4,760,000원' */
export const wonText = (won: number): string => `${groupDigits(won)}원`

export function rateProblem(rate: number): string | null {
  return Number.isInteger(rate) && rate >= 0 && rate <= FEE.maxRate
    ? null
    : `0%부터 ${rateLabel(FEE.maxRate)}까지 입력할 수 있어요`
}
