import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { id, moment, oneOf, sealed } from './columns.ts'
import { companies } from './companies.ts'

export const operatorRoles = ['RECRUITER', 'AGENT', 'ADMIN'] as const

/** Everyone who uses the console. Never deleted, only disabled: offers and views name them. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    role: text({ enum: operatorRoles }).notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    email: text().notNull(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    /** What the person is at work; candidates read it (OFR-20). */
    title: text().notNull().default(''),
    photo: text(),
    greeting: text().notNull().default(''),
    secondFactorSealed: sealed(),
    secondFactorConfirmedAt: moment(),
    /** The last time step whose code was taken: the same code does not work twice. */
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
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    tokenHash: text().notNull(),
    invitedBy: uuid()
      .notNull()
      .references((): AnyPgColumn => operators.id, { onDelete: 'restrict' }),
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

/** A key on the operator's own device or in their password manager. Only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** As the browser names it, base64url. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** Signatures so far, if the device counts them: a smaller number than the last is a copy. */
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

/** For whoever lost their second factor. Each works once; new ones take the place of all before. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** The key of the hash: the code itself could not be hashed anew. Codes from before have none. */
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
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** The admin who sent it; nobody when the person asked. */
    askedBy: uuid().references((): AnyPgColumn => operators.id, { onDelete: 'restrict' }),
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
 * Wrong passwords by account together with address or known device, under keyed hashes: an e-mail that nobody has is
 * counted like any other, so that the answer tells nothing.
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

/** Challenges of the console's door that were answered: none is good twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  { challengeHash: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index('used_challenges_expiry').on(t.expiresAt)],
)

export const auditActors = ['CANDIDATE', 'OPERATOR', 'PARTNER', 'SYSTEM'] as const

/**
 * Who did what to what, from where, and whose data it was. Ids alone, bound to no row, so that it outlives what it tells
 * of. Rows are only added. Parted by month.
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
    /** Where the call came from; nothing for the command line. */
    address: text(),
    /** The candidates whose data was read or changed, as it was then: rooms and offers may be gone by now. */
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
