import { manwonFromWon } from '@coffeeattack/domain/salary/format'
import { employeeRate } from '@coffeeattack/domain/salary/health-premium'
import { z } from 'zod'
import { rowsOf } from './career-rows.ts'

/** A year's income in 만원, as stated or estimated. */
export type VerifiedIncome = {
  readonly year: number
  readonly amount: number
  /** The months in which it was earned; null when only the year is known. */
  readonly months: readonly number[] | null
}

/** Amounts are text in won, possibly with commas. */
export const won = z
  .union([z.string(), z.number()])
  .default('0')
  .transform((text) => Number(String(text).replaceAll(',', '')) || 0)

const workplace = z.object({
  resInsuranceAmtList: z.array(z.object({ resPayMonth: z.string(), resRectalHealthPayAmt: won })).default([]),
})

const proof = z.object({
  resPaymentDetailsStatusList: z
    .array(z.object({ resAttrYear: z.string(), resType: z.string().default(''), resPaidTotalAmt: won }))
    .default([]),
})

type Paid = { year: number; month?: number; won: number }

function byYear(parts: Paid[]): VerifiedIncome[] {
  const years = Map.groupBy(
    parts.filter(({ won }) => won > 0),
    ({ year }) => year,
  )
  return [...years]
    .map(([year, paid]) => ({
      year,
      amount: manwonFromWon(paid.reduce((sum, { won }) => sum + won, 0)),
      months: monthsOf(paid),
    }))
    .filter(({ year, amount }) => Number.isInteger(year) && amount > 0)
    .toSorted((a, b) => b.year - a.year)
}

function monthsOf(paid: readonly Paid[]): number[] | null {
  const months = new Set(paid.flatMap(({ month }) => month ?? []))
  return months.size > 0 ? [...months].toSorted((a, b) => a - b) : null
}

/** Health insurance: an estimate, since premiums follow last year's reported pay and are capped. */
export function incomesFromPremiums(data: unknown): VerifiedIncome[] {
  const months = rowsOf(data).flatMap((one) => workplace.safeParse(one).data?.resInsuranceAmtList ?? [])
  return byYear(
    months.map(({ resPayMonth, resRectalHealthPayAmt }) => {
      const year = Number(resPayMonth.slice(0, 4))
      return { year, month: Number(resPayMonth.slice(4, 6)), won: resRectalHealthPayAmt / employeeRate(year) }
    }),
  )
}

/** Tax office: the paid total of each year, wages only. */
export function incomesFromProof(data: unknown): VerifiedIncome[] {
  const years = rowsOf(data).flatMap((one) => proof.safeParse(one).data?.resPaymentDetailsStatusList ?? [])
  return byYear(
    years
      .filter(({ resType }) => resType === '근로소득')
      .map(({ resAttrYear, resPaidTotalAmt }) => ({ year: Number(resAttrYear), won: resPaidTotalAmt })),
  )
}
