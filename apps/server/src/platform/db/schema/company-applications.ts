import { applicationStates } from '@coffeeattack/domain/companies/application'
import { businessStates } from '@coffeeattack/domain/companies/state'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'

/**
 * A company that signs itself up, or somebody who wants to join one (FIRM-1). Of two applications of one number
 * `companies.business_number` names the first, and at last the one that is approved.
 */
export const companyApplications = pgTable(
  'company_applications',
  {
    id: id(),
    /** The hash of the secret address of the waiting page. */
    secretHash: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    /** A keyed hash; null for an address that has an account already, which never gets a code. */
    codeHash: text(),
    codeSentAt: moment(),
    codeWrongTries: smallint().notNull().default(0),
    confirmedAt: moment(),
    state: text({ enum: applicationStates }).notNull(),
    stateChangedAt: moment().notNull(),
    /** The company that was made for it, or the one that is asked to take the person in. */
    companyId: idOf(() => companies.id, 'restrict'),
    operatorId: idOf(() => operators.id, 'restrict'),
    businessNumber: text(),
    companyName: text().notNull().default(''),
    representativeSealed: sealed(),
    openedOn: date(),
    homepage: text().notNull().default(''),
    /** The terms and the pledge (FIRM-10) were accepted. */
    pledgedAt: moment(),
    /** The tax office: when it agreed, what it said of the business, and when it is asked again. */
    matchedAt: moment(),
    businessState: text({ enum: businessStates }),
    taxType: text().notNull().default(''),
    taxTries: smallint().notNull().default(0),
    askAgainAt: moment(),
    /** To the colleagues who are asked. */
    note: text().notNull().default(''),
    notedAt: moment(),
    question: text().notNull().default(''),
    answer: text().notNull().default(''),
    reason: text().notNull().default(''),
    decidedBy: idOf(() => operators.id, 'restrict'),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('company_applications_secret').on(t.secretHash),
    index('company_applications_queue').on(t.state, t.createdAt),
    index('company_applications_number').on(t.businessNumber),
    index('company_applications_email').on(t.email),
    index('company_applications_company').on(t.companyId),
    index('company_applications_ask_again')
      .on(t.askAgainAt)
      .where(sql`${t.state} = 'CHECKING'`),
    oneOf('company_applications_state', t.state, applicationStates),
    oneOf('company_applications_business_state', t.businessState, businessStates),
    check('company_applications_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('company_applications_number_digits', sql`${t.businessNumber} ~ '^[0-9]{10}$'`),
  ],
)

/** Tries of a business number that the tax office did not confirm, per day of Seoul. */
export const firmTries = pgTable(
  'firm_tries',
  {
    id: id(),
    businessNumber: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('firm_tries_of_number').on(t.businessNumber, t.at)],
)

/** Two companies that turned out to be one (FIRM-2). Undoable for a day: `moved` names the rows that changed hands. */
export const companyMerges = pgTable(
  'company_merges',
  {
    id: id(),
    fromId: idOf(() => companies.id, 'restrict').notNull(),
    intoId: idOf(() => companies.id, 'restrict').notNull(),
    /** Table → ids of the rows that changed hands, and what was there before where rows were joined. */
    moved: jsonb().$type<unknown>().notNull(),
    mergedBy: idOf(() => operators.id, 'restrict').notNull(),
    mergedAt: moment().notNull(),
    undoneBy: idOf(() => operators.id, 'restrict'),
    undoneAt: moment(),
  },
  (t) => [
    index('company_merges_from').on(t.fromId),
    index('company_merges_into').on(t.intoId),
    check('company_merges_two', sql`${t.fromId} <> ${t.intoId}`),
  ],
)
