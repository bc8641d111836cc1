import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, manwon, moment, oneOf, salaryBounds } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'

/** A position that a company hires for (BIZ-9); its offers start from these values. A closed one takes no new offer. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    jobLabel: text().notNull(),
    jobSubLabel: text(),
    yearsMin: smallint(),
    yearsMax: smallint(),
    salaryMin: manwon().notNull(),
    salaryMax: manwon().notNull(),
    bonusMin: manwon(),
    bonusMax: manwon(),
    signingBonus: manwon(),
    stockKind: text({ enum: stockKinds }),
    stockMin: manwon(),
    stockMax: manwon(),
    stockYears: smallint(),
    benefits: text().array().notNull().default([]),
    /** Each a line in the syntax of the search ('Kotlin or Java'). */
    mustHaves: text().array().notNull().default([]),
    interviewers: text().array().notNull().default([]),
    place: text().notNull().default(''),
    link: text(),
    message: text().notNull().default(''),
    createdBy: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    createdAt: moment().notNull(),
    closedAt: moment(),
    /** Grows by one with every change; a change names the version it was made from. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('positions_of_company').on(t.companyId, t.createdAt.desc().nullsFirst()),
    check(
      'positions_salary',
      sql`${t.salaryMin} <= ${t.salaryMax} and ${salaryBounds(t.salaryMin)} and ${salaryBounds(t.salaryMax)}`,
    ),
    check(
      'positions_years',
      sql`${t.yearsMin} >= 0 and ${t.yearsMax} <= 50 and ${t.yearsMin} <= ${t.yearsMax}`,
    ),
    check(
      'positions_bonus',
      sql`num_nonnulls(${t.bonusMin}, ${t.bonusMax}) in (0, 2) and ${t.bonusMin} between 1 and ${t.bonusMax} and ${t.bonusMax} <= 200000`,
    ),
    check('positions_signing_bonus', sql`${t.signingBonus} between 1 and 200000`),
    check(
      'positions_stock',
      sql`num_nonnulls(${t.stockKind}, ${t.stockMin}, ${t.stockMax}, ${t.stockYears}) in (0, 4) and ${t.stockMin} between 1 and ${t.stockMax} and ${t.stockMax} <= 200000 and ${t.stockYears} between 1 and 6`,
    ),
    oneOf('positions_stock_kind', t.stockKind, stockKinds),
  ],
)
