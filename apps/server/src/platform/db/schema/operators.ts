import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { companies } from './companies.ts'

export const operatorRoles = ['RECRUITER', 'AGENT', 'ADMIN'] as const

/** Everyone who uses the console. Never deleted, only disabled: offers and views name them. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    role: text({ enum: operatorRoles }).notNull(),
    companyId: idOf(() => companies.id, 'restrict'),
    email: text().notNull(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    /** Job title, shown to candidates (OFR-20). */
    title: text().notNull().default(''),
    photo: text(),
    greeting: text().notNull().default(''),
    secondFactorSealed: sealed(),
    secondFactorConfirmedAt: moment(),
    /** The time step of the last accepted code; a code works only once. */
    secondFactorStep: bigint({ mode: 'number' }),
    lastSignInAt: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
  },
  (t) => [
    uniqueIndex('operators_email').on(t.email),
    index('operators_of_company').on(t.companyId),
    oneOf('operators_role', t.role, operatorRoles),
    check('operators_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('operators_company', sql`(${t.role} = 'RECRUITER') = (${t.companyId} is not null)`),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    email: text().notNull(),
    role: text({ enum: operatorRoles }).notNull(),
    companyId: idOf(() => companies.id, 'restrict'),
    tokenHash: text().notNull(),
    invitedBy: idOf(() => operators.id, 'restrict').notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenHash),
    uniqueIndex('invitations_one_open_per_email')
      .on(t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    oneOf('invitations_role', t.role, operatorRoles),
    check('invitations_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('invitations_company', sql`(${t.role} = 'RECRUITER') = (${t.companyId} is not null)`),
  ],
)

/** A passkey of the operator. Only the public key is stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    /** The credential id from the browser, base64url. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** Signature counter, if the device has one. A lower value than before means a cloned key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    isBackedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_of_operator').on(t.operatorId),
    check('passkeys_counter', sql`${t.counter} >= 0`),
  ],
)

/** Replace a lost second factor. Each works once; new ones replace all earlier ones. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    codeHash: text().notNull(),
    /** The id of the key of the hash, because codes cannot be hashed again. Null for old codes. */
    hashKeySealed: sealed(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex('recovery_codes_of_operator').on(t.operatorId, t.codeHash)],
)

/** A link by mail that sets a new password, once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    tokenHash: text().notNull(),
    /** The admin who sent it; null when the operator asked for it. */
    askedBy: idOf(() => operators.id, 'restrict'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('password_resets_token').on(t.tokenHash),
    index('password_resets_of_operator').on(t.operatorId, t.createdAt),
    index('password_resets_expiry').on(t.expiresAt),
  ],
)

/**
 * Wrong passwords by account and network address or known device, as keyed hashes. Unknown e-mails are
 * counted too, so that the answer does not reveal whether an account exists.
 */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    keyHash: text().primaryKey(),
    failed: integer().notNull(),
    lastFailedAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (t) => [index('sign_in_tries_age').on(t.lastFailedAt), check('sign_in_tries_failed', sql`${t.failed} > 0`)],
)

/** Sign-in challenges of the console that were answered; each is accepted once. */
export const usedChallenges = pgTable(
  'used_challenges',
  { challengeHash: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index('used_challenges_expiry').on(t.expiresAt)],
)

export const auditActors = ['CANDIDATE', 'OPERATOR', 'PARTNER', 'SYSTEM'] as const

/**
 * Who did what to what, from where, and whose data it was. Ids alone, bound to no row, so that it outlives what it tells
 * of. Append-only (trigger `refuse_every_change`), partitioned by month.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    actor: text({ enum: auditActors }).notNull(),
    actorId: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: uuid(),
    detail: jsonb(),
    requestId: text(),
    /** The address of the caller; null for the command line. */
    address: text(),
    /** The candidates whose data was read or changed. Stored here because rooms and offers may be gone later. */
    whose: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('audit_log_when').on(t.at.desc().nullsFirst()),
    index('audit_log_of_actor').on(t.actorId, t.at.desc().nullsFirst()),
    index('audit_log_of_subject').on(t.subjectId, t.at.desc().nullsFirst()),
    oneOf('audit_log_actor', t.actor, auditActors),
  ],
)

/** A month whose access an admin has looked through (BIZ-6). Once for each month; never changed. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    /** `YYYY-MM` in Seoul. */
    month: text().primaryKey(),
    signedBy: idOf(() => operators.id, 'restrict').notNull(),
    signedAt: moment().notNull(),
    /** What was found; needed when somebody's access was unusual. */
    note: text().notNull().default(''),
  },
  (t) => [check('access_reviews_month', sql`${t.month} ~ '^[0-9]{4}-[0-9]{2}$'`)],
)
