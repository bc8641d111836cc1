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
import { id, manwon, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { operatorRoles, operators } from './operators.ts'
import { incomeDisclosures, users } from './users.ts'

const candidate = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

const searched = () => ({
  candidateId: candidate(),
  lastActiveAt: moment().notNull(),
  attackEndsAt: moment().notNull(),
  careerMonths: integer().notNull(),
  hopeSalary: manwon(),
  verifiedIncome: manwon(),
  /** Up to which letter the words tell of the job, and up to which of the skills; keywords are the rest. */
  jobEnds: integer().notNull(),
  skillsEnd: integer().notNull(),
  incomeDisclosure: text({ enum: incomeDisclosures }).notNull(),
  /** Names by their kind: `j:` job, `k:` kind of job, `s:` skill, `t:` keyword; `y:`, `h:` and a level of disclosure: steps of figures. */
  terms: text().array().notNull(),
  /** Folded, in the order of their worth. */
  words: text().notNull(),
  /** The names of the companies that must not see them (OFR-13), as `blocks` has them. */
  shutsOut: text().array().notNull().default([]),
})

/**
 * Whoever receives offers, as far as companies search by it: what is read by the thousand stands close together. A trigger on
 * `users` keeps this table and the next, whoever writes there (decision 21).
 */
export const candidateSearch = pgTable(
  'candidate_search',
  {
    ...searched(),
    /** Since when companies see the profile; null for those whom they saw before this was written down. */
    openedAt: moment(),
  },
  (t) => [
    index('candidate_search_recent').on(
      t.lastActiveAt.desc().nullsFirst(),
      t.candidateId.desc().nullsFirst(),
    ),
    // Figures without an upper end, which no few keys can say.
    index('candidate_search_hope').on(t.hopeSalary),
    index('candidate_search_months').on(t.careerMonths),
    index('candidate_search_opened').on(t.openedAt),
  ],
)

/**
 * The same rows behind one index of all that a search can name. Apart, because that index is dear to move: it hears of a last
 * activity when another quarter of a day begins, never in between.
 */
export const candidateKeys = pgTable(
  'candidate_keys',
  {
    ...searched(),
    /** Of a day in UTC, in which the last activity was. */
    quarter: integer().notNull(),
  },
  (t) => [
    // What its conditions share is found before any row is read.
    index('candidate_keys_in_time')
      .using('gin', sql`keys_in_time(${t.quarter}, ${t.terms}, ${t.words})`)
      .with({ fastupdate: 'off' }),
  ],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The search page's own query string. */
    filter: jsonb().notNull(),
    /** The one that every recruiter has: whoever likes the company. */
    isInterest: boolean().notNull().default(false),
    /** Whether a morning with new people is told of (BIZ-12). */
    tells: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** When it was opened last: who came later is new. */
    lookedAt: moment(),
    /** Up to when it was looked for new people to tell of. */
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

/** Every opening of a profile; the candidate can read who and when. Parted by month. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: uuid().notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    /** As it was then: people change jobs. */
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
