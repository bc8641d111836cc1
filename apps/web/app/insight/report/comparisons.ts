import type { IncomeWord } from '@coffeeattack/domain/salary/counted-income'
import { isByOwnWord, type SalaryReport } from '../salary/report.ts'

export type ComparisonRow = { label: string; salary: number; strong?: true }

/** The salaries to compare, as far as they are known. */
export function comparisonRows(report: SalaryReport, word: IncomeWord = '지금'): ComparisonRow[] {
  const rows: { label: string; salary: number | null; strong?: true }[] = [
    {
      label: isByOwnWord(report) ? '내가 입력한 연봉' : word === '지금' ? '지금 연봉' : word,
      salary: report.baseSalary,
    },
    { label: '계약 연봉', salary: isByOwnWord(report) ? null : report.inputSalary },
    { label: '예상 연봉', salary: report.salaryAverage, strong: true },
    { label: '희망 연봉', salary: report.hopeSalary },
    { label: '받은 제안 평균', salary: report.receivedOfferAverage },
    { label: '받은 제안 최고', salary: report.receivedOfferMax },
    { label: '또래 제안 평균', salary: report.offerAverage },
  ]
  return rows.filter((row): row is ComparisonRow => row.salary !== null)
}

/** Expected minus current salary; null when one is unknown. */
export function raiseOf({ baseSalary, salaryAverage }: SalaryReport): number | null {
  return baseSalary === null || salaryAverage === null ? null : salaryAverage - baseSalary
}

/** Round amounts in the curve's range, few enough to be legible: 4,000, 5,000 … */
export function ticksWithin(from: number, to: number): number[] {
  const step =
    [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000].find((step) => (to - from) / step <= 6) ?? 100_000
  const room = (to - from) * EDGE
  const first = Math.ceil((from + room) / step)
  const last = Math.floor((to - room) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** A label closer to the edge would overflow. */
const EDGE = 0.04
