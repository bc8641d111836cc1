import { WON_PER_MANWON } from '../salary/format.ts'
import { FEE, feeOf } from './statement.ts'

/** The base pays of the page for companies, in 만원 (FIRM-1). */
export const FEE_EXAMPLE = { min: 3_000, max: 12_000, step: 100, first: 6_800 } as const

/** What a hire at this base pay costs, in 만원, by the rule of the statement and without VAT. */
export const feeExample = (basePay: number): number =>
  feeOf({ kind: 'HIRE', basePay, feeRate: FEE.defaultRate }) / WON_PER_MANWON
