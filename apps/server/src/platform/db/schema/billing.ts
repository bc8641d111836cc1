import { reminderKeys } from '@coffeeattack/domain/companies/billing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { hires, statements } from './coffeechats.ts'
import { id, idOf, manwon, moment, oneOf } from './columns.ts'
import { operators } from './operators.ts'

/** What a closed statement is paid by (KEEP-6): its number and both sides as they were when it was sent. Sums are in won. */
export const bills = pgTable(
  'bills',
  {
    statementId: idOf(() => statements.id, 'cascade').primaryKey(),
    /** The year of Seoul in which it was sent, and its place in that year's series. */
    year: smallint().notNull(),
    place: integer().notNull(),
    /** Name, address, representative, business number and account. */
    supplier: jsonb().notNull(),
    /** Name and business number. */
    customer: jsonb().notNull(),
    sum: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    sentAt: moment().notNull(),
    sentBy: idOf(() => operators.id, 'restrict').notNull(),
    dueOn: date().notNull(),
    paidOn: date(),
  },
  (t) => [
    uniqueIndex('bills_series').on(t.year, t.place),
    check('bills_place', sql`${t.place} > 0`),
    check('bills_total', sql`${t.total} = ${t.sum} + ${t.vat}`),
  ],
)

/**
 * The last number of each year. A sequence would leave a gap where a transaction fails; this row is locked until the bill is
 * committed, so the next one waits and takes the very next number.
 */
export const billSeries = pgTable('bill_series', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
})

/** Each reminder of a bill is mailed once. */
export const billReminders = pgTable(
  'bill_reminders',
  {
    statementId: idOf(() => bills.statementId, 'cascade').notNull(),
    reminder: text({ enum: reminderKeys as [string, ...string[]] }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.reminder] }),
    oneOf('bill_reminders_reminder', t.reminder, reminderKeys),
  ],
)

const correctionKinds = ['COUNTER', 'CORRECTED'] as const

/** Entries that follow a hire in the ledger, in the order of `seq`. They stand in the month of `at`; rows are only added. */
export const hireCorrections = pgTable(
  'hire_corrections',
  {
    id: id(),
    hireId: idOf(() => hires.id, 'restrict').notNull(),
    seq: smallint().notNull(),
    kind: text({ enum: correctionKinds }).notNull(),
    basePay: manwon().notNull(),
    feeRate: integer().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
    madeBy: idOf(() => operators.id, 'restrict').notNull(),
  },
  (t) => [
    uniqueIndex('hire_corrections_order').on(t.hireId, t.seq),
    oneOf('hire_corrections_kind', t.kind, correctionKinds),
    check('hire_corrections_base_pay', sql`${t.basePay} > 0`),
    check('hire_corrections_fee_rate', sql`${t.feeRate} between 0 and 3000`),
    check('hire_corrections_reason_given', sql`${t.reason} <> ''`),
  ],
)
