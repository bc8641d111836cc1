import type { CareerItem } from '@coffeeattack/domain/profiles/career'
import type { Queries } from '../../../platform/db/queries.ts'
import { here } from '../../accounts/core/sql.ts'
import type { NamedWords } from './nameless-words.ts'
import type { FilledRow } from './profile-completeness.ts'
import { hasFile, listOf, type ProfileRow } from './store.ts'

export type SummaryRow = NamedWords &
  FilledRow<Pick<CareerItem, 'start' | 'end' | 'hide' | 'detail'>> &
  Pick<ProfileRow, 'id' | 'incomeDisclosure' | 'salaryType' | 'verifiedIncome' | 'hopeSalary' | 'incomes'>

/** What `trim()` takes off in JavaScript. */
const SPACES = String.raw`E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`

/**
 * As much of each profile as its summary and its completeness hang on. A career counts by months, and the first letter
 * of its detail tells whether anything is written; of the liked companies one is enough, and parts of years count where
 * no full one is verified. The ids are $1. In no order.
 */
export const SUMMARIES = `
  select users.id, name_sealed as "nameSealed",
    coalesce(job_label, '') as "jobLabel", coalesce(job_sub_label, '') as "jobSubLabel",
    tech_stack as "techStack", hashtags,
    md5(row(name_sealed, job_label, job_sub_label, tech_stack, hashtags)::text) as "wordsDigest",
    resume_url as "resumeUrl", portfolio_url as "portfolioUrl",
    github_url as "githubUrl", linkedin_url as "linkedinUrl",
    income_disclosure as "incomeDisclosure", salary_type as "salaryType",
    verified_income as "verifiedIncome", hope_salary as "hopeSalary",
    array(select name from company_choices
          where user_id = users.id and mode = 'INTEREST' limit 1) as "userSelect",
    case when verified_income is null then ${listOf(
      `'year', year, 'income', amount, 'months', months`,
      `select * from incomes where user_id = users.id and source = salary_type order by year`,
    )} else '[]' end as incomes,
    ${listOf(
      `'start', to_char(started_on, 'YYYY-MM'), 'end', to_char(ended_on, 'YYYY-MM'), 'hide', hidden,
       'detail', left(ltrim(detail, ${SPACES}), 1)`,
      `select * from careers where user_id = users.id order by ended_on desc nulls first, started_on desc, id`,
    )} as careers,
    ${hasFile('RESUME')} as "hasResumeFile", ${hasFile('PORTFOLIO')} as "hasPortfolioFile"
  from users
  where users.id = any($1) and ${here('users')}`

export async function findSummaries(db: Queries, userIds: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await db.$client.query<{ summary: SummaryRow }>({
    name: 'profile-summaries',
    text: `select row_to_json(summary) as summary from (${SUMMARIES}) summary`,
    values: [userIds],
  })
  return rows.map(({ summary }) => summary)
}
