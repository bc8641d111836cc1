import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { operatorRoles, operators } from './operators.ts'
import { incomeDisclosures, users } from './users.ts'

const candidate = () => idOf(() => users.id, 'cascade').primaryKey()

const searched = () => ({
  candidateId: candidate(),
  lastActiveAt: moment().notNull(),
  attackEndsAt: moment().notNull(),
  careerMonths: integer().notNull(),
  hopeSalary: manwon(),
  verifiedIncome: manwon(),
  /** `words` holds the job, then the skills, then the keywords: the positions at which the first two end. */
  jobEnds: integer().notNull(),
  skillsEnd: integer().notNull(),
  incomeDisclosure: text({ enum: incomeDisclosures }).notNull(),
  /** Filterable values with a prefix: `j:` job, `k:` kind of job, `s:` skill, `t:` keyword; `y:` years, `h:` and a disclosure level: steps of amounts. */
  terms: text().array().notNull(),
  /** Normalized text, the most relevant words first. */
  words: text().notNull(),
  /** The companies that must not see the candidate (OFR-13), copied from `blocks`. */
  shutsOut: text().array().notNull().default([]),
})

/**
 * Candidates who receive offers, with the values that companies search by, kept in narrow rows because searches scan thousands. The
 * trigger `keep_candidate_search` on `users` writes this table and the next (decision 21).
 */
export const candidateSearch = pgTable(
  'candidate_search',
  {
    ...searched(),
    /** Since when companies can see the profile; null if since before this column existed. */
    openedAt: moment(),
  },
  (t) => [
    index('candidate_search_recent').on(
      t.lastActiveAt.desc().nullsFirst(),
      t.candidateId.desc().nullsFirst(),
    ),
    // Ranges without an upper bound would need too many keys.
    index('candidate_search_hope').on(t.hopeSalary),
    index('candidate_search_months').on(t.careerMonths),
    index('candidate_search_opened').on(t.openedAt),
  ],
)

/**
 * The same rows with one GIN index of all search keys. A separate table, because updating that index is expensive: it changes with
 * the last activity only when a new six-hour period begins.
 */
export const candidateKeys = pgTable(
  'candidate_keys',
  {
    ...searched(),
    /** The six-hour period of the last activity (`search_quarter`). */
    quarter: integer().notNull(),
  },
  (t) => [
    // GIN intersects the keys of all conditions before it reads a row.
    index('candidate_keys_in_time')
      .using('gin', sql`keys_in_time(${t.quarter}, ${t.terms}, ${t.words})`)
      .with({ fastupdate: 'off' }),
  ],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    name: text().notNull(),
    /** The search page's own query string. */
    filter: jsonb().notNull(),
    /** The search that every recruiter has by default: people who like the company. */
    isInterest: boolean().notNull().default(false),
    /** Notify in the morning when there are new people (BIZ-12). */
    tells: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** When it was last opened; people who came later count as new. */
    lookedAt: moment(),
    /** The last notification covers new people up to this time. */
    toldUntil: moment(),
  },
  (t) => [
    uniqueIndex('saved_searches_name').on(t.operatorId, t.name),
    uniqueIndex('saved_searches_interest')
      .on(t.operatorId)
      .where(sql`${t.isInterest}`),
    index('saved_searches_telling')
      .on(t.id)
      .where(sql`${t.tells}`),
  ],
)

/** Every opening of a profile; the candidate can read who and when. Partitioned by month. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: uuid().notNull(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    companyId: idOf(() => companies.id, 'restrict'),
    /** The viewer's role at that time; roles change. */
    role: text({ enum: operatorRoles }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('profile_views_of_candidate').on(t.candidateId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('profile_views_by_operator').on(t.operatorId, t.at.desc().nullsFirst()),
    oneOf('profile_views_role', t.role, operatorRoles),
  ],
)
