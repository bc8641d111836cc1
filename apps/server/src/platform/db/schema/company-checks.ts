import { askedChecks, checkAnswers } from '@coffeeattack/domain/companies/checks'
import { domainProofStates } from '@coffeeattack/domain/companies/domain-proof'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idOf, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'

/** The last good answer of an institution about a company, and when it is asked again (FIRM-3, FIRM-4, FIRM-5). */
export const companyChecks = pgTable(
  'company_checks',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    kind: text({ enum: askedChecks }).notNull(),
    answer: text({ enum: checkAnswers }),
    answeredAt: moment(),
    /** When the answer last became another one. */
    changedAt: moment(),
    /** When a suspension or closing was first seen that does not count yet. */
    doubtAt: moment(),
    /** Failures since the last good answer, and what the last one was. */
    failures: smallint().notNull().default(0),
    failure: text(),
    failedAt: moment(),
    nextAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind] }),
    index('company_checks_due').on(t.kind, t.nextAt),
    oneOf('company_checks_kind', t.kind, askedChecks),
    oneOf('company_checks_answer', t.answer, checkAnswers),
  ],
)

/** The people of a company by month, from the pension's open data (FIRM-5). */
export const companyHeadcounts = pgTable(
  'company_headcounts',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    /** yyyymm */
    month: text().notNull(),
    people: integer().notNull(),
    joined: integer().notNull(),
    leftCount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.month] }),
    check('company_headcounts_month', sql`${t.month} ~ '^[0-9]{6}$'`),
    check('company_headcounts_counts', sql`least(${t.people}, ${t.joined}, ${t.leftCount}) >= 0`),
  ],
)

/** The proof of a company's mail domain (FIRM-6). The token is public: it stands in the company's DNS. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: idOf(() => companies.id, 'cascade').primaryKey(),
    domain: text().notNull(),
    token: text().notNull(),
    state: text({ enum: domainProofStates }).notNull().default('WAITING'),
    /** What stood there instead. */
    found: text(),
    startedAt: moment().notNull(),
    lookedAt: moment(),
    provedAt: moment(),
    missedAt: moment(),
    /** Null: nobody waits any more. */
    nextAt: moment(),
  },
  (t) => [
    index('company_domains_due').on(t.nextAt),
    oneOf('company_domains_state', t.state, domainProofStates),
  ],
)

/** Recruiters who proved identity and employment (FIRM-6): that they did and the day, nothing of what was seen. */
export const operatorProofs = pgTable('operator_proofs', {
  operatorId: idOf(() => operators.id, 'cascade').primaryKey(),
  /** The company at which the person was found to work. */
  companyId: idOf(() => companies.id, 'cascade').notNull(),
  provedOn: date().notNull(),
})
