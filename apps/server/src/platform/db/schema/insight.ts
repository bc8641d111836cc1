import type { Shown } from '@coffeeattack/domain/insight/shown'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf, sealed } from './columns.ts'
import { users } from './users.ts'
import { verificationAttempts } from './verification.ts'

export const lifetimeStates = ['WAITING', 'LOADING', 'DONE', 'FAILED'] as const

const owner = () => idOf(() => users.id, 'cascade').notNull()

/** A request for the incomes of several years; each further one reaches five years further back. */
export const lifetimeRequests = pgTable(
  'lifetime_requests',
  {
    id: id(),
    userId: owner(),
    attemptId: idOf(() => verificationAttempts.id, 'set null'),
    state: text({ enum: lifetimeStates }).notNull().default('WAITING'),
    startYear: smallint().notNull(),
    endYear: smallint().notNull(),
    loadedYears: smallint().array().notNull().default([]),
    /** Grants access to further years at the tax office without another confirmation; deleted after minutes. */
    sessionSealed: sealed(),
    createdAt: moment().notNull(),
    /** When the load last progressed. One that no longer does was lost with its process. */
    movedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('lifetime_requests_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('lifetime_requests_of_attempt').on(t.attemptId),
    index('lifetime_requests_unfinished')
      .on(t.createdAt)
      .where(sql`${t.finishedAt} is null or ${t.sessionSealed} is not null`),
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

/** A shared result: only what the candidate agreed to share, nothing that names them. */
export const lifetimeShares = pgTable(
  'lifetime_shares',
  {
    id: id(),
    userId: owner(),
    /** Null when the person does not share the sum. */
    total: manwon(),
    percentile: smallint(),
    /** The columns' heights in percent of the highest, oldest first. */
    shape: smallint().array().notNull().default([]),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('lifetime_shares_of_user').on(t.userId), index('lifetime_shares_expiry').on(t.expiresAt)],
)

/** A shared salary path or ranking: only what the candidate agreed to share, nothing that names them. */
export const standingShares = pgTable(
  'standing_shares',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    shown: jsonb().$type<Shown>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('standing_shares_of_user').on(t.userId), index('standing_shares_expiry').on(t.expiresAt)],
)
