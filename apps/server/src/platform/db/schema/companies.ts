import { placeKinds } from '@coffeeattack/domain/coffeechats/place'
import { recordFigures } from '@coffeeattack/domain/companies/record'
import { businessStates, companyStates } from '@coffeeattack/domain/companies/state'
import { FEE } from '@coffeeattack/domain/companies/statement'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { byInitials, id, idOf, moment, oneOf } from './columns.ts'
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
    /** Companies with the same group are affiliates; blocking one blocks all. */
    groupId: uuid(),
    businessNumber: text(),
    logo: text(),
    domain: text().notNull().default(''),
    /** Region and approximate headcount, shown to candidates before they decide. */
    region: text().notNull().default(''),
    headcount: integer(),
    /** The usual place of its coffee chats (OFR-19). */
    usualPlaceKind: text({ enum: placeKinds }),
    usualPlace: text(),
    /** The success fee, in hundredths of a percent of the base pay (KEEP-6). */
    feeRate: integer().notNull().default(FEE.defaultRate),
    active: boolean().notNull().default(true),
    verifiedAt: moment(),
    createdAt: moment().notNull(),
    /*
     * What the company may do (FIRM-2, FIRM-3, FIRM-4, FIRM-9). Read through the gate alone: `gateOf` of the domain and `mayIn` of
     * modules/companies/core/gate-sql.ts.
     */
    state: text({ enum: companyStates }).notNull().default('APPROVED'),
    stateChangedAt: moment(),
    /** What the tax office said last, and when. */
    businessState: text({ enum: businessStates }),
    businessStateOn: moment(),
    sendingStoppedUntil: moment(),
    sendingStopConfirmedAt: moment(),
    /** The day of the list of unpaid wages that names it, and what an admin decided about its sending. */
    arrearsListedOn: date(),
    arrearsDecidedAt: moment(),
    arrearsDecidedBy: uuid(),
    arrearsReason: text().notNull().default(''),
    /** One line about itself, and its homepage; candidates read both. */
    introduction: text().notNull().default(''),
    homepage: text().notNull().default(''),
  },
  (t) => [
    oneOf('companies_state', t.state, companyStates),
    oneOf('companies_business_state', t.businessState, businessStates),
    index('companies_unapproved')
      .on(t.state)
      .where(sql`${t.state} <> 'APPROVED'`),
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
 * A candidate's latest answer about a company, by figure (KEEP-4). `countedAt` is when a figure included it. A figure changes only
 * when there are at least five new answers.
 */
export const recordAnswers = pgTable(
  'record_answers',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    figure: text({ enum: recordFigures }).notNull(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    /** 1 or 0; for ANSWERS the hours waited. Null when taken back, which keeps the fact that it was counted. */
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
 * Answers that a figure included together, as counts (KEEP-4): no and yes, or hours waited by range. It refers to nobody, so that a
 * correction or an erasure changes no figure. A block is dropped as a whole after 180 days.
 */
export const recordBlocks = pgTable(
  'record_blocks',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    figure: text({ enum: recordFigures }).notNull(),
    releasedAt: moment().notNull(),
    counts: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.figure, t.releasedAt] }),
    oneOf('record_blocks_figure', t.figure, recordFigures),
  ],
)

/** The figures of a company that candidates see, computed once a day from whole blocks of answers. */
export const companyRecords = pgTable(
  'company_records',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
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
    companyId: idOf(() => companies.id, 'cascade').notNull(),
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

/** Companies that a candidate likes or blocks. By name, because most have no account. */
export const companyChoices = pgTable(
  'company_choices',
  {
    userId: idOf(() => users.id, 'cascade').notNull(),
    mode: text({ enum: companyModes }).notNull(),
    companyKey: text().notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
    /** When a liked company was chosen; null for choices at registration or older than this column. */
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
 * Companies that must not see a candidate (OFR-13): current employers from verified careers, and restricted companies. Written by the
 * trigger `renew_blocks`. Every query that shows candidates to a company anti-joins it with that company's keys.
 */
export const blocks = pgTable(
  'blocks',
  {
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    companyKey: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.candidateId, t.companyKey] })],
)

/** Every name under which a company can be blocked: its own name and aliases, and those of its affiliates. */
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
