import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SalaryReport = ApiResult<'GET /v3/users/salary'>

/** The expected salary and what it rests on. The analysis has just asked for it; what changes it says so. */
export const salaryReportQuery = queryOptions({
  queryKey: ['salary-report'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api('GET /v3/users/salary', { signal }),
  meta: { load: 'salary' },
})

type Incomes = Pick<SalaryReport, 'salaryType' | 'salaryByTax' | 'salaryByHealth' | 'incomeYears'>

export type CountedIncome = { year: number; income: number }

/** The income of a full year that an office confirmed; by default that of the office that counts. */
export function countedIncome(report: Incomes, office = report.salaryType): CountedIncome | null {
  const income = office === 'TAX' ? report.salaryByTax : report.salaryByHealth
  const year = report.incomeYears[office]
  return income === null || year === null ? null : { year, income }
}

/** Whether the figures stand on the salary that the person wrote, because no income is verified. */
export function isByOwnWord(report: SalaryReport): boolean {
  return report.baseSalary !== null && countedIncome(report) === null
}

/** What such figures say of themselves. */
export const OWN_WORD = '내가 입력한 연봉 기준'

/** As many years of income as fit beside the figure on the home. */
export const HOME_YEARS = 5

/** Which office confirmed an income, as its badge says it (VER-14). */
export const incomeSourceText: Readonly<Record<SalaryType, string>> = {
  HEALTH: '건강보험 인증',
  TAX: '국세청 인증',
}
