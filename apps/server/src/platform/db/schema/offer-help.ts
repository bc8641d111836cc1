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
  uuid,
} from 'drizzle-orm/pg-core'
import { id, manwon, moment } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/* What helps an offer to be answered (BIZ-13). */

/** A message that colleagues begin with; its variables are filled when one chooses it. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    message: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('offer_templates_name').on(t.companyId, t.name)],
)

/** The one reminder of an offer that was not read: its key is what makes it one. */
export const offerNudges = pgTable(
  'offer_nudges',
  {
    offerId: uuid()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    at: moment().notNull(),
  },
  (t) => [index('offer_nudges_of_operator').on(t.operatorId)],
)

/** What people alike hope for, by kind of job and years: drawn up daily, from enough people, blurred. Nobody is in it. */
export const marketHopes = pgTable(
  'market_hopes',
  {
    jobSubLabel: text().notNull(),
    /** The first of the years of its band. */
    years: smallint().notNull(),
    /** In whole fives. */
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

/** Whose hopes such a figure has held: it moves only by five whom it has not. */
export const marketHopePeople = pgTable(
  'market_hope_people',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobSubLabel: text().notNull(),
    years: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobSubLabel, t.years] })],
)

/** Of the answered offers of a job, how many were accepted by how far they raised. `waiting` still lacks people and is told to nobody. */
export const marketAnswers = pgTable(
  'market_answers',
  {
    jobLabel: text().notNull(),
    raiseBand: smallint().notNull(),
    told: jsonb().$type<AnswerTally['told']>().notNull(),
    waiting: jsonb().$type<AnswerTally['waiting']>().notNull(),
    /** Up to when answers were counted in. */
    countedUntil: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobLabel, t.raiseBand] })],
)
