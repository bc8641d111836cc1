import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type IncomeWord, incomeWord } from '@coffeeattack/domain/salary/counted-income'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { queryOf } from '../../api/client.ts'

export type SalaryReport = ApiResult<'GET /v3/users/salary'>

/** The expected salary and its basis. It never goes stale, because whatever changes it invalidates it. */
export const salaryReportQuery = queryOf(
  'GET /v3/users/salary',
  ['salary-report'],
  {},
  { staleTime: 60_000, meta: { load: 'salary' } },
)

type Incomes = Pick<SalaryReport, 'salaryType' | 'salaryByTax' | 'salaryByHealth' | 'incomeYears'>

export type CountedIncome = { year: number; income: number; source: SalaryType }

/** A full year's income confirmed by an office; by default by the one that takes precedence. */
export function countedIncome(report: Incomes, office = report.salaryType): CountedIncome | null {
  const income = office === 'TAX' ? report.salaryByTax : report.salaryByHealth
  const year = report.incomeYears[office]
  return income === null || year === null ? null : { year, income, source: office }
}

/** True when the figures are based on a self-reported salary, because no income is verified. */
export function isByOwnWord(report: SalaryReport): boolean {
  return report.baseSalary !== null && countedIncome(report) === null
}

/** How the income is called from which the figures are counted: a salary of one's own word is today's (VER-14). */
export function wordOf(report: SalaryReport, now: Date): IncomeWord {
  return isByOwnWord(report) ? '지금' : incomeWord(countedIncome(report)?.year ?? null, now)
}

/** The label of such figures. */
export const OWN_WORD = '내가 입력한 연봉 기준'

/** As many years of income as fit on the home page. */
export const HOME_YEARS = 5

/** The office that confirmed an income, for its badge (VER-14). */
export const incomeSourceText: Readonly<Record<SalaryType, string>> = {
  HEALTH: '건강보험 인증',
  TAX: '국세청 인증',
}
