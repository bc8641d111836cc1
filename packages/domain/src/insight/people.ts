/** The minimum number of people behind a figure (PRO-15), so that nobody's salary can be derived. */
export const MIN_PEOPLE = 5

export function areEnough(people: readonly unknown[]): boolean {
  return people.length >= MIN_PEOPLE
}

/** Rounded to 50만원, so that one person more or less in a small circle does not reveal their salary. */
function blurred(salary: number): number {
  return Math.round(salary / 50) * 50
}

/** Figures computed from rounded ones, to 10만원. */
export function rounded(salary: number): number {
  return Math.round(salary / 10) * 10
}

export function average(salaries: readonly number[]): number | null {
  return areEnough(salaries)
    ? blurred(salaries.reduce((sum, salary) => sum + salary, 0) / salaries.length)
    : null
}

/** The steps of a shown count: an exact one would reveal that somebody joined or left. */
const STEPS = [100, 10, MIN_PEOPLE]

/** 'At least N': 7 becomes 5, 43 becomes 40, 312 becomes 300; too few become 0. */
export function toldCount(people: number): number {
  const step = STEPS.find((step) => people >= step)
  return step ? Math.floor(people / step) * step : 0
}
