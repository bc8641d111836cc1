import { placeKinds } from '@coffeeattack/domain/coffeechats/place'
import { recordFigures } from '@coffeeattack/domain/companies/record'
import { FEE } from '@coffeeattack/domain/companies/statement'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
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
    /** Where it is and how many work there, in words and roughly: a candidate reads it before deciding. */
    region: text().notNull().default(''),
    headcount: integer(),
    /** Where its coffee chats usually are (OFR-19). */
    usualPlaceKind: text({ enum: placeKinds }),
    usualPlace: text(),
    /** The success fee, in hundredths of a percent of the base pay (KEEP-6). */
    feeRate: integer().notNull().default(FEE.defaultRate),
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
    check('companies_usual_place', sql`(${t.usualPlaceKind} is null) = (${t.usualPlace} is null)`),
    oneOf('companies_usual_place_kind', t.usualPlaceKind, placeKinds),
    check('companies_fee_rate', sql`${t.feeRate} between 0 and 3000`),
    check('companies_headcount', sql`${t.headcount} > 0`),
  ],
)

/**
 * One person's latest word on a company, by figure (KEEP-4). `countedAt` is when a figure took it in: a figure moves only
 * when five people at least stand here whom none took in.
 */
export const recordAnswers = pgTable(
  'record_answers',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    figure: text({ enum: recordFigures }).notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 or 0; for ANSWERS the hours waited. Null once it was taken back: that it was counted stays. */
    value: doublePrecision(),
    at: moment().notNull(),
    countedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.figure, t.candidateId] }),
    index('record_answers_of_candidate').on(t.candidateId),
    oneOf('record_answers_figure', t.figure, recordFigures),
    check('record_answers_value', sql`${t.value} >= 0`),
  ],
)

/**
 * The people whom a figure took in together, as counts (KEEP-4): who said no and yes, or waited until each stop. No person is
 * in them, so that a correction or an erasure moves no figure. A block goes as a whole after 180 days.
 */
export const recordBlocks = pgTable(
  'record_blocks',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    figure: text({ enum: recordFigures }).notNull(),
    releasedAt: moment().notNull(),
    counts: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.figure, t.releasedAt] }),
    oneOf('record_blocks_figure', t.figure, recordFigures),
  ],
)

/** What candidates read of a company: figures alone, nobody's answer. Made anew once a day, of whole blocks of people. */
export const companyRecords = pgTable(
  'company_records',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    figure: text({ enum: recordFigures }).notNull(),
    value: smallint().notNull(),
    people: integer().notNull(),
    releasedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.figure] }),
    oneOf('company_records_figure', t.figure, recordFigures),
    check('company_records_value', sql`${t.value} between 0 and 10`),
    check('company_records_people', sql`${t.people} >= 5`),
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
    /** When a liked company was chosen; null for what was chosen before this was written down, or with the registration. */
    chosenAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mode, t.companyKey] }),
    index('company_choices_liked')
      .on(t.companyKey)
      .where(sql`${t.mode} = 'INTEREST'`),
    oneOf('company_choices_mode', t.mode, companyModes),
    check('company_choices_key_given', sql`${t.companyKey} <> ''`),
  ],
)

/**
 * Who must not see a candidate (OFR-13): the current employer by verified career, and the companies the candidate
 * named. Triggers on `careers` and `company_choices` keep it, so no code path can forget to. Whatever shows a
 * candidate to a company anti-joins it with that company's keys.
 */
export const blocks = pgTable(
  'blocks',
  {
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyKey: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.candidateId, t.companyKey] })],
)

/** Every key under which a company can be hidden from: its own name and aliases, and those of its affiliates. */
export const companyKeys = pgView('company_keys', {
  companyId: uuid().notNull(),
  companyKey: text().notNull(),
}).as(sql`
  select id as company_id, key as company_key from companies
  union
  select company_id, key from company_aliases
  union
  select viewer.id, kin.key from companies viewer join companies kin using (group_id)
  union
  select viewer.id, alias.key
  from companies viewer
  join companies kin using (group_id)
  join company_aliases alias on alias.company_id = kin.id`)
