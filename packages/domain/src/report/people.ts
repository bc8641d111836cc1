/** No figure is shown that stands on fewer people than this (PRO-15): nobody's salary may be read out of it. */
export const MIN_PEOPLE = 5

export function areEnough(people: readonly unknown[]): boolean {
  return people.length >= MIN_PEOPLE
}

/** Figures about others are rounded to 10만원, so that none of them is one person's salary to the last digit. */
export function rounded(salary: number): number {
  return Math.round(salary / 10) * 10
}

export function average(salaries: readonly number[]): number | null {
  return areEnough(salaries)
    ? rounded(salaries.reduce((sum, salary) => sum + salary, 0) / salaries.length)
    : null
}
