import { moneyText } from '../salary/format.ts'
import { employedMonths, isFullYear } from '../salary/full-year.ts'
import type { Period } from '../profiles/career.ts'
import { withJosa } from '../text/josa.ts'

/**
 * What the tax office can bring, as far as the verified jobs tell: a full year, a full year only from work outside those
 * jobs, or parts of years alone, for which nobody's resident number is asked (VER-9). NO_CAREER: no job is verified yet.
 */
export const taxOutlooks = ['FULL', 'OUTSIDE_JOBS', 'PART', 'NO_CAREER'] as const
export type TaxOutlook = (typeof taxOutlooks)[number]

type Years = { readonly from: number; readonly to: number }

export function taxOutlook({ from, to }: Years, jobs: readonly Period[]): TaxOutlook {
  if (jobs.length === 0) return 'NO_CAREER'
  const years = Array.from({ length: to - from + 1 }, (_, index) => employedMonths(from + index, jobs))
  if (years.some((months) => months !== null && isFullYear({ months }))) return 'FULL'
  return years.includes(null) ? 'OUTSIDE_JOBS' : 'PART'
}

/** One look-up covers all years with a proof, so there is nothing to invite to before the next year has one. */
export function isTaxOfficeAsked({ year, askedYear }: { year: number; askedYear: number | null }): boolean {
  return askedYear !== null && askedYear >= year
}

type YearlyIncome = { readonly year: number; readonly income: number }

/** What a look-up changed of the income that counts, or that it changed nothing. */
export function taxChangeText(before: YearlyIncome | null, after: YearlyIncome | null): string {
  if (!after) return '한 해를 채운 소득은 국세청에도 없어서 바뀐 건 없어요'
  if (!before)
    return `${after.year}년 소득 ${withJosa(moneyText(after.income), '을/를')} 국세청에서 확인했어요`
  if (before.year === after.year) {
    if (before.income === after.income) return '국세청에서도 확인했어요. 소득은 그대로예요'
    return `${after.year}년 소득이 ${moneyText(before.income)}에서 ${withJosa(moneyText(after.income), '으로/로')} 바뀌었어요`
  }
  return `이제 ${after.year}년 소득 ${moneyText(after.income)}으로 견주어요. 전에는 ${before.year}년 ${moneyText(before.income)}이었어요`
}

/** The tax office has no income at all of the person. */
export const NO_TAX_INCOME = '국세청에서 확인할 수 있는 소득이 없어요. 바뀐 건 없어요'
