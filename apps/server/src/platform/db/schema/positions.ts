import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, payChecks } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'

/** A position that a company hires for (BIZ-9); its offers start with its values. A closed one keeps its history and takes no new offers. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    companyId: idOf(() => companies.id, 'cascade').notNull(),
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
    /** Requirements, each a line that the search understands ('Kotlin or Java'). */
    mustHaves: text().array().notNull().default([]),
    interviewers: text().array().notNull().default([]),
    place: text().notNull().default(''),
    link: text(),
    message: text().notNull().default(''),
    createdBy: idOf(() => operators.id, 'restrict').notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
    /** Whether suggestions show the company's name with it (MATCH-1). */
    isNamed: boolean().notNull().default(true),
    /** Incremented with every change; a change names the version it is based on. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('positions_of_company').on(t.companyId, t.createdAt.desc().nullsFirst()),
    // What is compared with one person: the newest open positions of a job group.
    index('positions_open_of_job')
      .on(t.jobLabel, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.closedAt} is null`),
    ...payChecks('positions', t),
    check(
      'positions_years',
      sql`${t.yearsMin} >= 0 and ${t.yearsMax} <= 50 and ${t.yearsMin} <= ${t.yearsMax}`,
    ),
  ],
)
