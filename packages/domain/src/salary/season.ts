/**
 * Every salary year follows from one number, the season (setting SALARY_SEASON): the year for which people
 * hope. Contracts are asked for that year and the two before it, extra rewards for the year before it,
 * and the verified income is the last one that the offices have closed.
 */
export const DEFAULT_SEASON = 2025

export type SalarySeason = {
  season: number
  inputYears: readonly [number, number, number]
  hopeYear: number
  rewardYear: number
  incomeYear: number
  /** Title of the contract-salary input; the default `inputSalary.title` of the application state. */
  inputTitle: string
  /** Title of the income card. */
  incomeTitle: string
}

export function salarySeason(season: number = DEFAULT_SEASON): SalarySeason {
  const lastYear = season - 1
  const incomeYear = season - 2
  return {
    season,
    inputYears: [incomeYear, lastYear, season],
    hopeYear: season,
    rewardYear: lastYear,
    incomeYear,
    inputTitle: `${lastYear}년 계약 연봉`,
    incomeTitle: `${incomeYear}년 소득`,
  }
}
