import { QUOTA } from '@coffeeattack/domain/companies/quota'
import { FEE } from '@coffeeattack/domain/companies/statement'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { idOf, moment } from './columns.ts'
import { operators } from './operators.ts'

const company = () => idOf(() => companies.id, 'cascade')
const setBy = () => idOf(() => operators.id, 'restrict').notNull()

/** How many offers a company's recruiters may send (BIZ-18). A company without a row has the house's own numbers. */
export const companyQuotas = pgTable(
  'company_quotas',
  {
    companyId: company().primaryKey(),
    monthly: integer().notNull(),
    daily: integer().notNull(),
    setBy: setBy(),
    setAt: moment().notNull(),
  },
  (t) => [
    check(
      'company_quotas_bounds',
      sql`${t.daily} between 0 and ${t.monthly} and ${t.monthly} <= ${sql.raw(String(QUOTA.most))}`,
    ),
  ],
)

/** The success fee from a month of Seoul on (`YYYY-MM`). Before the first of them the company's own rate holds. */
export const companyFees = pgTable(
  'company_fees',
  {
    companyId: company().notNull(),
    month: text().notNull(),
    rate: integer().notNull(),
    setBy: setBy(),
    setAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.month] }),
    check('company_fees_month', sql`${t.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('company_fees_rate', sql`${t.rate} between 0 and ${sql.raw(String(FEE.maxRate))}`),
  ],
)
