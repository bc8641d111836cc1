import type { AnswerTally } from '@coffeeattack/domain/offers/market-answers'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/* What helps an offer to be answered (BIZ-13). */

/** A message template of a company; its variables are filled when somebody chooses it. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: id(),
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    name: text().notNull(),
    message: text().notNull(),
    createdBy: idOf(() => operators.id, 'restrict').notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('offer_templates_name').on(t.companyId, t.name)],
)

/** The reminder of an unread offer. The primary key allows only one per offer. */
export const offerNudges = pgTable(
  'offer_nudges',
  {
    offerId: idOf(() => offers.id, 'cascade').primaryKey(),
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    at: moment().notNull(),
  },
  (t) => [index('offer_nudges_of_operator').on(t.operatorId)],
)

/** Hoped-for salaries by kind of job and years, computed daily from enough people and rounded. It refers to nobody. */
export const marketHopes = pgTable(
  'market_hopes',
  {
    jobSubLabel: text().notNull(),
    /** The first year of the band. */
    years: smallint().notNull(),
    /** A multiple of five. */
    people: integer().notNull(),
    low: manwon().notNull(),
    middle: manwon().notNull(),
    high: manwon().notNull(),
    onDay: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobSubLabel, t.years] }),
    check(
      'market_hopes_order',
      sql`${t.low} <= ${t.middle} and ${t.middle} <= ${t.high} and ${t.people} >= 5`,
    ),
  ],
)

/** People already counted in such a figure: it changes only with five new ones. */
export const marketHopePeople = pgTable(
  'market_hope_people',
  {
    userId: idOf(() => users.id, 'cascade').notNull(),
    jobSubLabel: text().notNull(),
    years: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobSubLabel, t.years] })],
)

/** Accepted and answered offers of a job, by size of the raise. `waiting` holds too few people to be shown. */
export const marketAnswers = pgTable(
  'market_answers',
  {
    jobLabel: text().notNull(),
    raiseBand: smallint().notNull(),
    told: jsonb().$type<AnswerTally['told']>().notNull(),
    waiting: jsonb().$type<AnswerTally['waiting']>().notNull(),
    /** Answers up to this time are counted. */
    countedUntil: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobLabel, t.raiseBand] })],
)
