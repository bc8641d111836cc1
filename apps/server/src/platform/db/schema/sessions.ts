import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { operators } from './operators.ts'
import { partners } from './partners.ts'
import { users } from './users.ts'

export const sessionEnds = ['LOGOUT', 'SIGNED_OUT', 'REUSED', 'EXPIRED', 'WITHDRAWN', 'DISABLED'] as const

/** How a candidate signed in: messenger account, code sent to the phone, or registration form. */
export const sessionDoors = ['MESSENGER', 'CODE', 'FORM'] as const

/** A login of a candidate, operator or partner on one device; its refresh tokens form one family. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade'),
    operatorId: idOf(() => operators.id, 'cascade'),
    partnerId: idOf(() => partners.id, 'cascade'),
    /** Candidates only; null for logins older than this column. */
    openedBy: text({ enum: sessionDoors }),
    device: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    endedAt: moment(),
    endReason: text({ enum: sessionEnds }),
  },
  (t) => [
    check('sessions_one_owner', sql`num_nonnulls(${t.userId}, ${t.operatorId}, ${t.partnerId}) = 1`),
    check('sessions_end', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
    oneOf('sessions_end_reason', t.endReason, sessionEnds),
    oneOf('sessions_opened_by', t.openedBy, sessionDoors),
    check('sessions_opened_by_candidates', sql`${t.openedBy} is null or ${t.userId} is not null`),
    index('sessions_of_user').on(t.userId, t.lastUsedAt.desc().nullsFirst()),
    index('sessions_of_operator').on(t.operatorId),
    index('sessions_of_partner').on(t.partnerId),
    index('sessions_last_used').on(t.lastUsedAt),
  ],
)

/**
 * Logins that ended (trigger `tell_session_end`), kept until their last access token has expired. A process that starts or was cut
 * off reads here what it missed (SAFE-2). No foreign key, because a session may be deleted with its person.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  { sessionId: uuid().primaryKey(), endedAt: moment().notNull() },
  (t) => [index('ended_sessions_end').on(t.endedAt)],
)

/** Claimed with `update … where used_at is null returning`, so that of two concurrent uses one succeeds. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: idOf(() => sessions.id, 'cascade').notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('refresh_tokens_of_session').on(t.sessionId), index('refresh_tokens_expiry').on(t.expiresAt)],
)

/** The state of a messenger login between redirect and return. */
export const loginStates = pgTable(
  'login_states',
  {
    stateHash: text().primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The messenger account that is linked once the phone is proved by a code. */
    waitingSub: text(),
    returnPath: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('login_states_expiry').on(t.expiresAt)],
)

export const codeEnds = ['USED', 'REPLACED', 'WRONG', 'EXPIRED'] as const

/** Codes sent to a phone. One is open per phone; a new one replaces it, and five wrong tries end it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    phoneHash: text().notNull(),
    codeHash: text().notNull(),
    wrongTries: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text({ enum: codeEnds }),
  },
  (t) => [
    uniqueIndex('one_time_codes_one_open')
      .on(t.phoneHash)
      .where(sql`${t.endedAt} is null`),
    index('one_time_codes_of_phone').on(t.phoneHash, t.createdAt.desc().nullsFirst()),
    index('one_time_codes_expiry').on(t.expiresAt),
    check('one_time_codes_wrong_tries', sql`${t.wrongTries} between 0 and 5`),
    check('one_time_codes_end', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
    oneOf('one_time_codes_end_reason', t.endReason, codeEnds),
  ],
)
