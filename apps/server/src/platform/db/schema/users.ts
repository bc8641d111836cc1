import { salaryTypes } from '@coffeeattack/domain/salary/items'
import { GENDERS } from '@coffeeattack/domain/verification/person'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf, salaryBounds, sealed } from './columns.ts'

export const incomeDisclosures = ['HIDDEN', 'AT_LEAST', 'BAND', 'EXACT'] as const

type Earner = { certifiedAt: AnyPgColumn; deletedAt: AnyPgColumn; verifiedIncome: AnyPgColumn }

/** Users whose income counts in statistics shown to others (PRO-15). */
const isPeer = (t: Earner) =>
  sql`${t.verifiedIncome} > 0 and ${t.certifiedAt} is not null and ${t.deletedAt} is null`

/** Candidates. A row may start with only a messenger login; name and phone come with the verification form. */
export const users = pgTable(
  'users',
  {
    id: id(),
    kakaoSub: text(),
    phoneHash: text(),
    /** When the phone was first proved, by a code or an identity verification; before that it is only claimed. */
    phoneProvedAt: moment(),
    nameSealed: sealed(),
    phoneSealed: sealed(),
    emailSealed: sealed(),
    birthdaySealed: sealed(),
    gender: text({ enum: GENDERS }),

    jobLabel: text(),
    jobSubLabel: text(),
    techStack: text().array().notNull().default([]),
    hashtags: text().array().notNull().default([]),
    isMajor: boolean(),
    willingness: text(),
    agentHelp: boolean().notNull().default(false),
    resumeUrl: text(),
    portfolioUrl: text(),
    githubUrl: text(),
    linkedinUrl: text(),
    incomeDisclosure: text({ enum: incomeDisclosures }).notNull().default('BAND'),
    salaryType: text({ enum: salaryTypes }).notNull().default('HEALTH'),
    /** The newest year that the tax office was asked about, whatever it answered. */
    taxAskedYear: integer(),

    /**
     * Masked copies of the candidate's words, without name and contacts (OFR-13). Companies read and search only these. `maskWords`
     * writes them, the trigger `unmask_words` empties them when words, name or phone change, and without them nobody is in a search.
     */
    shownJobLabel: text(),
    shownJobSubLabel: text(),
    shownTechStack: text().array(),
    shownHashtags: text().array(),

    /** Values that companies filter by, written together with the careers, incomes and salary items they come from. */
    careerMonths: integer().notNull().default(0),
    verifiedIncome: manwon(),
    hopeSalary: manwon(),
    /** Updated at most once an hour, because four indexes contain it. */
    lastActiveAt: moment().notNull(),

    certifiedAt: moment(),
    isActive: boolean().notNull().default(false),
    attackEndsAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex('users_one_participation_per_phone').on(t.phoneHash),
    uniqueIndex('users_one_per_messenger_account').on(t.kakaoSub),
    oneOf('users_gender', t.gender, GENDERS),
    oneOf('users_income_disclosure', t.incomeDisclosure, incomeDisclosures),
    oneOf('users_salary_type', t.salaryType, salaryTypes),
    check('users_hope_salary', salaryBounds(t.hopeSalary)),
    check('users_hashtags', sql`cardinality(${t.hashtags}) <= 30`),
    check('users_career_months', sql`${t.careerMonths} >= 0`),
    check('users_proved_phone_is_there', sql`${t.phoneProvedAt} is null or ${t.phoneHash} is not null`),
    // So that `is_active` alone implies verified, not withdrawn, and with an attack period.
    check(
      'users_active_means_visible',
      sql`not ${t.isActive} or (${t.certifiedAt} is not null and ${t.attackEndsAt} is not null and ${t.deletedAt} is null)`,
    ),
    // Data kept for 30 days moves to `withdrawals`, where no query on this table finds it.
    check(
      'users_deleted_means_nameless',
      sql`${t.deletedAt} is null or num_nonnulls(${t.kakaoSub}, ${t.phoneHash}, ${t.nameSealed}, ${t.phoneSealed}, ${t.emailSealed}, ${t.birthdaySealed}, ${t.resumeUrl}, ${t.portfolioUrl}, ${t.githubUrl}, ${t.linkedinUrl}) = 0`,
    ),

    // The candidate search; a combined gin over job, hope and tech was measured and is much slower.
    index('users_search_hope')
      .on(t.jobLabel, t.hopeSalary)
      .where(sql`${t.isActive}`),
    index('users_search_sub_hope')
      .on(t.jobLabel, t.jobSubLabel, t.hopeSalary)
      .where(sql`${t.isActive}`),
    index('users_search_tech')
      .using('gin', t.techStack)
      .where(sql`${t.isActive}`),
    index('users_search_hashtags')
      .using('gin', t.hashtags)
      .where(sql`${t.isActive}`),
    index('users_search_job')
      .on(t.jobLabel, t.lastActiveAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.isActive}`),
    index('users_search_sub_job')
      .on(t.jobLabel, t.jobSubLabel, t.lastActiveAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.isActive}`),
    index('users_search_recent')
      .on(t.lastActiveAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.isActive}`),
    index('users_attack_end')
      .on(t.attackEndsAt)
      .where(sql`${t.isActive}`),
    index('users_created').on(t.createdAt),
    index('users_to_mask')
      .on(t.id)
      .where(sql`${t.shownHashtags} is null and ${t.deletedAt} is null`),
    // The salary report reads from the candidate's years up and down, and so reads only as many rows as it needs.
    index('users_peers_of_kind').on(t.jobLabel, t.jobSubLabel, t.careerMonths, t.id).where(isPeer(t)),
    index('users_peers_of_job').on(t.jobLabel, t.careerMonths, t.id).where(isPeer(t)),
  ],
)

/** A candidate who left. With offers the identity is kept sealed until `purgeAt`; then the user row is deleted. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    userId: idOf(() => users.id, 'cascade').primaryKey(),
    reason: text().notNull(),
    personSealed: sealed(),
    withdrawnAt: moment().notNull(),
    purgeAt: moment().notNull(),
    /** When the withdrawal was noted outside the database, so that it survives the restore of a backup. */
    notedAt: moment(),
  },
  (t) => [
    index('withdrawals_due').on(t.purgeAt),
    check('withdrawals_purge_after', sql`${t.purgeAt} >= ${t.withdrawnAt}`),
  ],
)
