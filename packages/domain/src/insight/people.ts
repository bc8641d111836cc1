/** No figure is shown that stands on fewer people than this (PRO-15): nobody's salary may be read out of it. */
export const MIN_PEOPLE = 5

export function areEnough(people: readonly unknown[]): boolean {
  return people.length >= MIN_PEOPLE
}

/** In steps of 50만원, so that one person more or less in a small circle does not tell what they earn. */
function blurred(salary: number): number {
  return Math.round(salary / 50) * 50
}

/** Figures reckoned from blurred ones, to the 10만원 that a person reads. */
export function rounded(salary: number): number {
  return Math.round(salary / 10) * 10
}

export function average(salaries: readonly number[]): number | null {
  return areEnough(salaries)
    ? blurred(salaries.reduce((sum, salary) => sum + salary, 0) / salaries.length)
    : null
}

/** Steps of a count; the next circle's exact size would tell that somebody came or left. */
const STEPS = [100, 10, MIN_PEOPLE]

/** 'At least so many': 7 are told as 5, 43 as 40, 312 as 300. Too few are none. */
export function toldCount(people: number): number {
  const step = STEPS.find((step) => people >= step)
  return step ? Math.floor(people / step) * step : 0
}
