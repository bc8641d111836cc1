import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { byInitials, id, moment, oneOf } from './columns.ts'
import { users } from './users.ts'

/**
 * `key` is the name as the domain folds it (no legal form, spaces, case or width). Two companies may share one:
 * names are not unique in Korea, business numbers are.
 */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    key: text().notNull(),
    /** Companies of one group are affiliates: who hides from one hides from all. */
    groupId: uuid(),
    businessNumber: text(),
    logo: text(),
    domain: text().notNull().default(''),
    active: boolean().notNull().default(true),
    verifiedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('companies_key').on(t.key),
    uniqueIndex('companies_business_number').on(t.businessNumber),
    index('companies_group')
      .on(t.groupId)
      .where(sql`${t.groupId} is not null`),
    index('companies_initials').using('gin', byInitials(t.key)),
    check('companies_business_number_digits', sql`${t.businessNumber} ~ '^[0-9]{10}$'`),
    check('companies_key_given', sql`${t.key} <> ''`),
  ],
)

/** Other names: a Latin spelling, a former name, a brand. */
export const companyAliases = pgTable(
  'company_aliases',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.key] }),
    index('company_aliases_key').on(t.key),
    index('company_aliases_initials').using('gin', byInitials(t.key)),
    check('company_aliases_key_given', sql`${t.key} <> ''`),
  ],
)

export const companyModes = ['INTEREST', 'RESTRICT'] as const

/** Companies a candidate likes, and companies that must never see the profile. By name: most have no account. */
export const companyChoices = pgTable(
  'company_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text({ enum: companyModes }).notNull(),
    companyKey: text().notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mode, t.companyKey] }),
    oneOf('company_choices_mode', t.mode, companyModes),
    check('company_choices_key_given', sql`${t.companyKey} <> ''`),
  ],
)
