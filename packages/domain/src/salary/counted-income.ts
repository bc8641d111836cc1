import { kstMoment } from '../kst.ts'
import { type EarnedYear, isFullYear, type Shown, shownYear } from './full-year.ts'
import type { SalaryType } from './items.ts'

/** A verified income of a year and the office that told it. */
export type VerifiedYear = EarnedYear & { readonly source: SalaryType }

/**
 * The income that counts wherever a person's income is told: the newest full year, from whichever office it came. When both
 * offices tell of that year, `preferred` decides. Without a full year the newest part is shown as what it is.
 */
export function countedIncome<Year extends VerifiedYear>(
  years: readonly Year[],
  preferred: SalaryType,
): Shown<Year> | null {
  const preferredFirst = years.toSorted(
    (a, b) => Number(b.source === preferred) - Number(a.source === preferred),
  )
  return shownYear(preferredFirst)
}

/** Whether the office's income is as new as what counts, so that the person may choose it. */
export function mayCount(years: readonly VerifiedYear[], source: SalaryType): boolean {
  const full = years.filter(isFullYear)
  const newest = Math.max(...full.map(({ year }) => year))
  return full.some((year) => year.source === source && year.year === newest)
}

/** The offices close a year months after it ended, so an income is today's for two years. */
export const CURRENT_YEARS = 2

/** Whether an income of that year may be called today's. The year may be unknown. */
export function isCurrentYear(year: number | null, now: Date): boolean {
  return year !== null && kstMoment(now).year - year <= CURRENT_YEARS
}

export type IncomeWord = '지금' | '확인된 소득'

/** How an income of that year is called: '지금', or what it is when it is too old for that. */
export function incomeWord(year: number | null, now: Date): IncomeWord {
  return isCurrentYear(year, now) ? '지금' : '확인된 소득'
}

/** The income itself, as a label: '지금 소득', or '확인된 소득' of one that is too old for that. */
export const incomeLabel = (word: IncomeWord): string => (word === '지금' ? '지금 소득' : word)

export const officeNames: Readonly<Record<SalaryType, string>> = { HEALTH: '건강보험', TAX: '국세청' }

export type IncomeOrigin = { readonly year: number; readonly source: SalaryType }

/** What stands beside '지금': '2025년 소득 · 국세청' */
export const originText = ({ year, source }: IncomeOrigin): string =>
  `${year}년 소득 · ${officeNames[source]}`

/** Under an income that is too old to be today's. */
export const RENEW_LINE = '새 소득을 확인하면 지금 기준으로 바꿔 드려요.'
