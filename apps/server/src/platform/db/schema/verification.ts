import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { users } from './users.ts'

export const attemptKinds = ['CAREER', 'TAX', 'LIFETIME', 'PAID'] as const
export const attemptStates = ['PENDING', 'CALLING', 'DONE', 'DEAD', 'EXPIRED'] as const

/**
 * A confirmation requested on somebody's phone. The second request must repeat the inputs of the first, so they are stored sealed
 * until it ends. An identity number is never stored; it is in memory only during its call.
 */
export const verificationAttempts = pgTable(
  'verification_attempts',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    kind: text({ enum: attemptKinds }).notNull(),
    state: text({ enum: attemptStates }).notNull().default('PENDING'),
    cfid: text().notNull(),
    jobIndex: integer().notNull(),
    threadIndex: integer().notNull(),
    jti: text().notNull(),
    twoWayTimestamp: bigint({ mode: 'number' }).notNull(),
    loginTypeLevel: smallint().notNull(),
    telecom: smallint().notNull(),
    inputsSealed: sealed(),
    reapply: boolean().notNull().default(false),
    isRestart: boolean().notNull().default(false),
    earlyPresses: smallint().notNull().default(0),
    /** Facts loaded in the background before the candidate continues: employers, periods, yearly incomes. */
    facts: jsonb(),
    /** The provider's last answer, for its support; never what was sent. */
    providerCode: text(),
    transactionId: text(),
    startedAt: moment().notNull(),
    calledAt: moment(),
    expiresAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex('verification_attempts_cfid').on(t.cfid),
    index('verification_attempts_of_user').on(t.userId, t.startedAt.desc().nullsFirst()),
    index('verification_attempts_open')
      .on(t.expiresAt)
      .where(sql`${t.finishedAt} is null`),
    oneOf('verification_attempts_kind', t.kind, attemptKinds),
    oneOf('verification_attempts_state', t.state, attemptStates),
    check('verification_attempts_level', sql`${t.loginTypeLevel} in (1, 5)`),
    check('verification_attempts_telecom', sql`${t.telecom} in (0, 1, 2)`),
    check(
      'verification_attempts_finished',
      sql`(${t.state} in ('PENDING', 'CALLING')) = (${t.finishedAt} is null)`,
    ),
    check('verification_attempts_forgotten', sql`${t.finishedAt} is null or ${t.inputsSealed} is null`),
  ],
)

/** Requests per phone and day in Seoul. Counted by phone, so that a new account does not reset the count. */
export const verificationDays = pgTable(
  'verification_days',
  { phoneHash: text().notNull(), day: date().notNull(), count: smallint().notNull() },
  (t) => [
    primaryKey({ columns: [t.phoneHash, t.day] }),
    index('verification_days_day').on(t.day),
    check('verification_days_count', sql`${t.count} > 0`),
  ],
)

/**
 * A confirmation refused by the provider, with its error code and without inputs, for statistics of errors and later success
 * (BIZ-18). Deleted after some weeks.
 */
export const verificationFailures = pgTable(
  'verification_failures',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    kind: text({ enum: attemptKinds }).notNull(),
    code: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('verification_failures_when').on(t.at),
    index('verification_failures_of_user').on(t.userId),
    oneOf('verification_failures_kind', t.kind, attemptKinds),
  ],
)
