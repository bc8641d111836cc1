import type { Degree, SchoolType } from '@coffeeattack/domain/catalogue/education'
import { salaryItemTypes, salaryTypes } from '@coffeeattack/domain/salary/items'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf, salaryBounds } from './columns.ts'
import { users } from './users.ts'

const owner = () => idOf(() => users.id, 'cascade').notNull()

/** Company and period are verified facts; job, detail and hiding are the person's words about them. */
export const careers = pgTable(
  'careers',
  {
    id: id(),
    userId: owner(),
    company: text().notNull(),
    companyKey: text().notNull(),
    startedOn: date().notNull(),
    /** Null while employed. */
    endedOn: date(),
    job: text().notNull().default(''),
    detail: text().notNull().default(''),
    /** The person's words as companies read them; null until they were masked (`maskWords`). */
    shownJob: text(),
    shownDetail: text(),
    hidden: boolean().notNull().default(false),
    verifiedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    // A later verification finds the same job again and keeps what was written about it.
    uniqueIndex('careers_same_job').on(t.userId, t.companyKey, t.startedOn),
    index('careers_of_user').on(t.userId, t.startedOn.desc().nullsFirst()),
    index('careers_current')
      .on(t.userId, t.companyKey)
      .where(sql`${t.endedOn} is null`),
    index('careers_to_mask')
      .on(t.userId)
      .where(sql`${t.shownDetail} is null`),
    check('careers_period', sql`${t.endedOn} >= ${t.startedOn}`),
    check('careers_key_given', sql`${t.companyKey} <> ''`),
  ],
)

/** Verified yearly incomes, each from its source. */
export const incomes = pgTable(
  'incomes',
  {
    userId: owner(),
    year: smallint().notNull(),
    source: text({ enum: salaryTypes }).notNull(),
    amount: manwon().notNull(),
    /** In which months of the year it was earned, 1 to 12; null where only its sum is known. */
    months: smallint().array(),
    verifiedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.year, t.source] }),
    oneOf('incomes_source', t.source, salaryTypes),
    check(
      'incomes_months',
      sql`${t.months} <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality(${t.months}) > 0`,
    ),
    check('incomes_amount', sql`${t.amount} >= 0`),
    check('incomes_year', sql`${t.year} between 1988 and 2100`),
  ],
)

/** What the person says: contract salaries, the hope, extra rewards. */
export const salaryItems = pgTable(
  'salary_items',
  {
    userId: owner(),
    type: text({ enum: salaryItemTypes }).notNull(),
    year: smallint().notNull(),
    amount: manwon().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type, t.year] }),
    oneOf('salary_items_type', t.type, salaryItemTypes),
    check(
      'salary_items_amount',
      sql`case when ${t.type} = 'REWARD' then ${t.amount} between 0 and ${sql.raw(String(SALARY.ceiling))} else ${salaryBounds(t.amount)} end`,
    ),
    check('salary_items_year', sql`${t.year} between 2000 and 2100`),
  ],
)

/** Ten places per person, and no eleventh. */
export const schools = pgTable(
  'schools',
  {
    id: id(),
    userId: owner(),
    place: smallint().notNull(),
    type: text().$type<SchoolType>().notNull(),
    name: text().notNull(),
    major: text(),
    /** Masked name and major for companies; null until `maskWords` has written them. */
    shownName: text(),
    shownMajor: text(),
    degree: text().$type<Degree>(),
    /** Months, `YYYY-MM`. Without an end the person is still attending. */
    start: text(),
    end: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('schools_place').on(t.userId, t.place),
    index('schools_to_mask')
      .on(t.userId)
      .where(sql`${t.shownName} is null`),
    check('schools_ten', sql`${t.place} between 1 and 10`),
    check('schools_start', sql`${t.start} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('schools_end', sql`${t.end} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
