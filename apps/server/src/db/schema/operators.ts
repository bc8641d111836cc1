import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { id, moment, oneOf, sealed } from './columns.ts'

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
    photo: text(),
    greeting: text().notNull().default(''),
    secondFactorSealed: sealed(),
    secondFactorConfirmedAt: moment(),
    /** The last time step whose code was taken: the same code does not work twice. */
    secondFactorStep: bigint({ mode: 'number' }),
    failedSignIns: smallint().notNull().default(0),
    lockedUntil: moment(),
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
