import { FULL_YEAR_MONTHS } from '@coffeeattack/domain/salary/full-year'

/* Conditions about a row of `incomes` or `users` as SQL text; the argument is the alias of the row. */

/** The year counts in full: the SQL of the domain's `isFullYear`. */
export const isFullYear = (income: string): string =>
  `(${income}.months is null or cardinality(${income}.months) >= ${FULL_YEAR_MONTHS})`

/**
 * The year of `verified_income`; null without one. `salary_type` names its office, so the newest full year of that office is it
 * (`countIncome` writes the two columns).
 */
export const countedYearOf = (person: string): string =>
  `(select max(counted.year) from incomes counted where counted.user_id = ${person}.id
    and counted.source = ${person}.salary_type and ${person}.verified_income is not null and ${isFullYear('counted')})`
