import { kstYear } from '../kst.ts'
import { groupDigits, moneyText, WON_PER_MANWON } from '../salary/format.ts'

/** The legal minimum wage by year, in won an hour. Each August the labour ministry announces the next year's. */
const HOURLY: Readonly<Record<number, number>> = {
  2025: 10_030,
  2026: 10_320,
  2027: 10_700,
}

/** Paid hours of a month with 40 hours a week and the paid weekly holiday. */
const MONTHLY_HOURS = 209

const years = Object.keys(HOURLY).map(Number)
const [first, last] = [Math.min(...years), Math.max(...years)]

type MinimumWage = { year: number; hourly: number; yearly: number }

/** In won. A year that is not known yet counts as the newest one that is. */
function minimumWage(year: number): MinimumWage {
  const known = Math.min(Math.max(year, first), last)
  const hourly = HOURLY[known]!
  return { year: known, hourly, yearly: hourly * MONTHLY_HOURS * 12 }
}

/** The law forbids to pass on job information below the minimum wage, so an offer or a position is refused with the figure (FIRM-9). */
function belowMinimumWage(base: number | null, now: Date): string | null {
  const { year, hourly, yearly } = minimumWage(kstYear(now))
  if (base === null || base <= 0 || base * WON_PER_MANWON >= yearly) return null
  const least = moneyText(Math.ceil(yearly / WON_PER_MANWON))
  return `${year}년 최저임금은 시급 ${groupDigits(hourly)}원, 연 ${groupDigits(yearly)}원이에요. ${least}부터 적어 주세요.`
}

/** The same as the problem of a range's field. */
export function wageProblems({ salaryMin }: { salaryMin: number | null }, now: Date): { salaryMin?: string } {
  const problem = belowMinimumWage(salaryMin, now)
  return problem ? { salaryMin: problem } : {}
}
