import { kstMoment } from '../kst.ts'

/**
 * Every salary year follows from one number, the season: the year for which people hope. Contracts are asked for that
 * year and the two before it, extra rewards for the year before it. It is the year of Seoul's calendar, unless the setting
 * SALARY_SEASON fixes it.
 */
export type SalarySeason = {
  season: number
  inputYears: readonly [number, number, number]
  hopeYear: number
  rewardYear: number
  /** The oldest of the asked years: the years of income that are asked for begin before it. */
  incomeYear: number
  /** Title of the contract-salary input; the default `inputSalary.title` of the application state. */
  inputTitle: string
  /** Title of the income card while no income is known. */
  incomeTitle: string
}

export function salarySeason(season: number): SalarySeason {
  const lastYear = season - 1
  const incomeYear = season - 2
  return {
    season,
    inputYears: [incomeYear, lastYear, season],
    hopeYear: season,
    rewardYear: lastYear,
    incomeYear,
    inputTitle: contractTitle(lastYear),
    incomeTitle: `${incomeYear}년 소득`,
  }
}

/** The season of a moment: the calendar's year in Seoul, or the year that a setting fixes. */
export function seasonAt(now: Date, fixed: number | null = null): SalarySeason {
  return salarySeason(fixed ?? kstMoment(now).year)
}

export const contractTitle = (year: number): string => `${year}년 계약 연봉`

/**
 * The year whose contract is asked for at registration: last year's, and this year's of whoever began to work at the
 * present employer this year.
 */
export function contractYear({ season, rewardYear }: SalarySeason, joinedYear: number | null): number {
  return joinedYear !== null && joinedYear >= season ? season : rewardYear
}
