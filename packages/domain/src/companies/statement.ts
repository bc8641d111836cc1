import { firstDayOfMonth, formatMonth, kstMonth, parseMonth, startOfKstDay } from '../kst.ts'
import { groupDigits } from '../salary/format.ts'

/** A success fee is a share of the base pay, in hundredths of a percent (KEEP-6). */
export const FEE = { defaultRate: 700, maxRate: 3_000 } as const

/** 부가가치세, on top of the fee. */
export const VAT = { percent: 10 } as const

/** The entries of the ledger: a hire, and the two halves of a correction. */
export const entryKinds = ['HIRE', 'COUNTER', 'CORRECTED'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Terms = { readonly basePay: number; readonly feeRate: number }
export type LedgerEntry = Terms & { readonly id: string; readonly kind: EntryKind }

/**
 * In won. A 만원 is ten thousand won and a rate counts ten-thousandths, so their product is the fee to the won. A
 * counter-entry takes back what it stands against.
 */
export const feeOf = ({ kind, basePay, feeRate }: Omit<LedgerEntry, 'id'>): number =>
  kind === 'COUNTER' ? 0 - basePay * feeRate : basePay * feeRate

/**
 * The tax of one line. Less than a won is dropped, towards zero, so that a counter-entry takes back exactly the tax that was
 * charged; a tax of the sum would not.
 */
export const vatOf = (fee: number): number => {
  const tax = Math.trunc((Math.abs(fee) * VAT.percent) / 100)
  return fee < 0 ? 0 - tax : tax
}

export type Charged<Entry> = Entry & { fee: number; vat: number }
export type Statement<Entry> = {
  readonly lines: Charged<Entry>[]
  readonly sum: number
  readonly vat: number
  /** What is to be paid; below zero it is to be given back. */
  readonly total: number
}

/** The month of one company: every entry once, and the sums of what stands there. */
export function statementOf<Entry extends LedgerEntry>(entries: readonly Entry[]): Statement<Entry> {
  const lines = [...new Map(entries.map((entry) => [entry.id, entry])).values()].map((entry) => {
    const fee = feeOf(entry)
    return { ...entry, fee, vat: vatOf(fee) }
  })
  const sum = lines.reduce((all, { fee }) => all + fee, 0)
  const vat = lines.reduce((all, line) => all + line.vat, 0)
  return { lines, sum, vat, total: sum + vat }
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
