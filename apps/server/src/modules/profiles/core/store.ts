import type { School } from '@coffeeattack/domain/catalogue/education'
import type { CareerItem } from '@coffeeattack/domain/profiles/career'
import type { Willingness } from '@coffeeattack/domain/verification/registration'
import type { Queries } from '../../../platform/db/queries.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { fileIsKept } from '../../files/core/sql.ts'
import type { KeptFile } from '../../files/core/store.ts'
import { countedYearOf } from '../../verification/core/sql.ts'

export type ProfileRow = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'emailSealed'
  | 'techStack'
  | 'hashtags'
  | 'isMajor'
  | 'agentHelp'
  | 'resumeUrl'
  | 'portfolioUrl'
  | 'githubUrl'
  | 'linkedinUrl'
  | 'incomeDisclosure'
  | 'salaryType'
  | 'verifiedIncome'
  | 'hopeSalary'
> & {
  jobLabel: string
  jobSubLabel: string
  willingness: Willingness | null
  /** The year of the verified income; its office is `salaryType`. */
  incomeYear: number | null
  /** The contract salary of the latest year. */
  inputSalary: number | null
  /** By the office that `salaryType` names. */
  incomes: { year: number; income: number; months: number[] | null }[]
  /** Where the person works now first. */
  careers: CareerItem[]
  schools: (School & { id: string })[]
  userSelect: string[]
  hasResumeFile: boolean
  hasPortfolioFile: boolean
}

export const listOf = (item: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${item})), '[]') from (${from}) item)`

export const hasFile = (purpose: string) =>
  `exists (select from files where user_id = users.id and purpose = '${purpose}' and ${fileIsKept('files')})`

type Words = 'jobLabel' | 'jobSubLabel' | 'techStack' | 'hashtags' | 'job' | 'detail' | 'schoolName' | 'major'

/** As the person wrote them. */
const WRITTEN: Record<Words, string> = {
  jobLabel: 'job_label',
  jobSubLabel: 'job_sub_label',
  techStack: 'tech_stack',
  hashtags: 'hashtags',
  job: 'job',
  detail: 'detail',
  schoolName: 'name',
  major: 'major',
}

/** As companies read them: the masked copies, and nothing where there is none yet (OFR-13). */
export const SHOWN: Record<Words, string> = {
  jobLabel: 'shown_job_label',
  jobSubLabel: 'shown_job_sub_label',
  techStack: `coalesce(shown_tech_stack, '{}')`,
  hashtags: `coalesce(shown_hashtags, '{}')`,
  job: `coalesce(shown_job, '')`,
  detail: `coalesce(shown_detail, '')`,
  schoolName: `coalesce(shown_name, '')`,
  major: 'shown_major',
}

const profileIn = (words: Record<Words, string>) => `users.id,
    email_sealed as "emailSealed",
    coalesce(${words.jobLabel}, '') as "jobLabel", coalesce(${words.jobSubLabel}, '') as "jobSubLabel",
    ${words.techStack} as "techStack", ${words.hashtags} as hashtags, is_major as "isMajor", willingness, agent_help as "agentHelp",
    resume_url as "resumeUrl", portfolio_url as "portfolioUrl",
    github_url as "githubUrl", linkedin_url as "linkedinUrl",
    income_disclosure as "incomeDisclosure", salary_type as "salaryType",
    verified_income as "verifiedIncome", ${countedYearOf('users')} as "incomeYear", hope_salary as "hopeSalary",
    (select amount from salary_items
     where user_id = users.id and type = 'INPUT' order by year desc limit 1) as "inputSalary",
    array(select name from company_choices
          where user_id = users.id and mode = 'INTEREST' order by position) as "userSelect",
    ${listOf(
      `'year', year, 'income', amount, 'months', months`,
      `select * from incomes where user_id = users.id and source = salary_type order by year`,
    )} as incomes,
    ${listOf(
      `'id', id, 'company', company, 'job', ${words.job}, 'start', started_on, 'end', ended_on,
        'detail', ${words.detail}, 'hide', hidden`,
      `select * from careers where user_id = users.id order by ended_on desc nulls first, started_on desc, id`,
    )} as careers,
    ${listOf(
      `'id', id, 'type', type, 'name', ${words.schoolName}, 'major', ${words.major}, 'degree', degree,
        'start', coalesce(start, ''), 'end', "end"`,
      `select * from schools where user_id = users.id order by place`,
    )} as schools,
    ${hasFile('RESUME')} as "hasResumeFile", ${hasFile('PORTFOLIO')} as "hasPortfolioFile"`

const PROFILES = `select ${profileIn(SHOWN)} from users where users.id = any($1) and ${hasNotLeft('users')}`

/** What companies may read of each profile, in no order. One query, so that all parts are of one moment. */
export async function findProfiles(db: Queries, userIds: readonly string[]): Promise<ProfileRow[]> {
  const { rows } = await db.$client.query<ProfileRow>({ name: 'profiles', text: PROFILES, values: [userIds] })
  return rows
}

/** With the uploaded files, at most one for each field. */
export type OwnProfileRow = ProfileRow & { files: KeptFile[] }

const FILES = listOf(
  `'purpose', purpose, 'storeKey', store_key, 'nameSealed', name_sealed, 'name', name`,
  `select * from files where user_id = users.id and ${fileIsKept('files')}`,
)

const OWN_PROFILE = `select ${profileIn(WRITTEN)}, ${FILES} as files from users where users.id = $1 and ${hasNotLeft('users')}`

/** The profile as its owner wrote it, unmasked: for the owner alone. */
export async function findOwnProfile(db: Queries, userId: string): Promise<OwnProfileRow | null> {
  const { rows } = await db.$client.query<OwnProfileRow>({
    name: 'own-profile',
    text: OWN_PROFILE,
    values: [userId],
  })
  return rows[0] ?? null
}
