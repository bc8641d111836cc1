import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, manwon, moment, oneOf } from './columns.ts'
import { users } from './users.ts'
import { verificationAttempts } from './verification.ts'

export const lifetimeStates = ['WAITING', 'LOADING', 'DONE', 'FAILED'] as const

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One request for the incomes of some years; each further one reaches five years further back. */
export const lifetimeRequests = pgTable(
  'lifetime_requests',
  {
    id: id(),
    userId: owner(),
    attemptId: uuid().references(() => verificationAttempts.id, { onDelete: 'set null' }),
    state: text({ enum: lifetimeStates }).notNull().default('WAITING'),
    startYear: smallint().notNull(),
    endYear: smallint().notNull(),
    loadedYears: smallint().array().notNull().default([]),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index('lifetime_requests_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('lifetime_requests_of_attempt').on(t.attemptId),
    oneOf('lifetime_requests_state', t.state, lifetimeStates),
    check(
      'lifetime_requests_years',
      sql`${t.startYear} between 1950 and ${t.endYear} and ${t.endYear} <= 2100`,
    ),
  ],
)

export const lifetimeItems = pgTable(
  'lifetime_items',
  {
    userId: owner(),
    year: smallint().notNull(),
    company: text().notNull(),
    income: manwon().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.year, t.company] }),
    check('lifetime_items_income', sql`${t.income} >= 0`),
  ],
)

/** A result shown to friends: the sum and the standing, nothing that names the person. */
export const lifetimeShares = pgTable(
  'lifetime_shares',
  {
    id: id(),
    userId: owner(),
    total: manwon().notNull(),
    percentile: smallint(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('lifetime_shares_of_user').on(t.userId), index('lifetime_shares_expiry').on(t.expiresAt)],
)
