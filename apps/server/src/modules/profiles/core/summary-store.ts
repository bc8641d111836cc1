import type { CareerItem } from '@coffeeattack/domain/profiles/career'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { countedYearOf } from '../../verification/core/sql.ts'
import type { FilledRow } from './profile-completeness.ts'
import { hasFile, listOf, type ProfileRow, SHOWN } from './store.ts'

export type CardRow = Pick<
  ProfileRow,
  | 'id'
  | 'jobLabel'
  | 'jobSubLabel'
  | 'techStack'
  | 'hashtags'
  | 'incomeDisclosure'
  | 'verifiedIncome'
  | 'incomeYear'
  | 'salaryType'
> & {
  careers: readonly Pick<CareerItem, 'start' | 'end' | 'hide'>[]
}

export type SummaryRow = CardRow &
  FilledRow<Pick<CareerItem, 'start' | 'end' | 'hide' | 'detail'>> &
  Pick<ProfileRow, 'hopeSalary' | 'incomes'>

/** What somebody does. */
const CARD = `users.id,
    coalesce(${SHOWN.jobLabel}, '') as "jobLabel", coalesce(${SHOWN.jobSubLabel}, '') as "jobSubLabel",
    ${SHOWN.techStack} as "techStack", ${SHOWN.hashtags} as hashtags,
    income_disclosure as "incomeDisclosure", verified_income as "verifiedIncome",
    ${countedYearOf('users')} as "incomeYear", salary_type as "salaryType"`

const careersOf = (more = '') =>
  listOf(
    `'start', to_char(started_on, 'YYYY-MM'), 'end', to_char(ended_on, 'YYYY-MM'), 'hide', hidden${more}`,
    `select * from careers where user_id = users.id order by ended_on desc nulls first, started_on desc, id`,
  )

const OF_THESE = `from users where users.id = any($1) and ${hasNotLeft('users')}`

/** What `trim()` takes off in JavaScript. */
const SPACES = String.raw`E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`

/**
 * As much of each profile as its summary and its completeness hang on. A career counts by months, and the first letter
 * of its detail tells whether anything is written; of the liked companies one is enough, and parts of years count where
 * no full one is verified. The ids are $1. In no order.
 */
export const SUMMARIES = `
  select ${CARD}, resume_url as "resumeUrl", portfolio_url as "portfolioUrl",
    github_url as "githubUrl", linkedin_url as "linkedinUrl",
    hope_salary as "hopeSalary",
    array(select name from company_choices
          where user_id = users.id and mode = 'INTEREST' limit 1) as "userSelect",
    case when verified_income is null then ${listOf(
      `'year', year, 'income', amount, 'months', months`,
      `select * from incomes where user_id = users.id and source = salary_type order by year`,
    )} else '[]' end as incomes,
    ${careersOf(`, 'detail', left(ltrim(${SHOWN.detail}, ${SPACES}), 1)`)} as careers,
    ${hasFile('RESUME')} as "hasResumeFile", ${hasFile('PORTFOLIO')} as "hasPortfolioFile"
  ${OF_THESE}`

/** The card of whom a statement calls so, as one value beside what else it reads of them; null of who has left. */
export const cardOf = (personId: string): string =>
  `(select row_to_json(card) from (
    select ${CARD}, ${careersOf()} as careers from users where users.id = ${personId} and ${hasNotLeft('users')}) card)`

export async function findCards(db: Queries, userIds: readonly string[]): Promise<CardRow[]> {
  const { rows } = await db.$client.query<CardRow>({
    name: 'profile-cards',
    text: `select ${CARD}, ${careersOf()} as careers ${OF_THESE}`,
    values: [userIds],
  })
  return rows
}
