import { hirePayAnswers, metAnswers, payAnswers, stageKinds, type PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { placeKinds } from '@coffeeattack/domain/coffeechats/place'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

/** An accepted offer. While a row exists, the company may see name and contact. */
export const coffeechats = pgTable(
  'coffeechats',
  {
    id: id(),
    offerId: idOf(() => offers.id, 'cascade').notNull(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    companyId: idOf(() => companies.id, 'restrict'),
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    /** Where the two meet; either side sets it until it has begun (OFR-19). */
    placeKind: text({ enum: placeKinds }),
    place: text(),
    placeSetAt: moment(),
    /** Incremented with each change of place; calendars use it as the sequence number (BIZ-17). */
    placeChanges: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    cancelledAt: moment(),
  },
  (t) => [
    check('coffeechats_place', sql`num_nonnulls(${t.placeKind}, ${t.place}, ${t.placeSetAt}) in (0, 3)`),
    oneOf('coffeechats_place_kind', t.placeKind, placeKinds),
    uniqueIndex('coffeechats_one_per_offer').on(t.offerId),
    index('coffeechats_of_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst()),
    index('coffeechats_of_company').on(t.companyId, t.createdAt.desc().nullsFirst()),
    index('coffeechats_of_operator').on(t.operatorId, t.createdAt.desc().nullsFirst()),
  ],
)

export const sides = ['candidate', 'company'] as const

/** Proposed times: a new proposal withdraws the old one, and a confirmed time stays until another is confirmed. */
export const coffeechatTimes = pgTable(
  'coffeechat_times',
  {
    id: id(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade').notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    proposedBy: text({ enum: sides }).notNull(),
    proposedAt: moment().notNull(),
    confirmedAt: moment(),
    withdrawnAt: moment(),
    /** Fixed times of the proposer's other coffee chats with which this one may overlap: they said yes to exactly these. */
    agreedOverlaps: uuid().array().notNull().default([]),
  },
  (t) => [
    uniqueIndex('coffeechat_times_one_confirmed')
      .on(t.coffeechatId)
      .where(sql`${t.confirmedAt} is not null and ${t.withdrawnAt} is null`),
    uniqueIndex('coffeechat_times_once')
      .on(t.coffeechatId, t.startsAt)
      .where(sql`${t.withdrawnAt} is null`),
    index('coffeechat_times_of_chat').on(t.coffeechatId),
    oneOf('coffeechat_times_proposed_by', t.proposedBy, sides),
    check('coffeechat_times_minutes', sql`${t.minutes} > 0`),
  ],
)

/** When a recruiter or an agent usually has time, in Seoul (TRUST-4). */
export const usualHours = pgTable(
  'usual_hours',
  {
    operatorId: idOf(() => operators.id, 'cascade').primaryKey(),
    /** 0 is Sunday. */
    weekdays: smallint().array().notNull(),
    /** Minutes since midnight. */
    fromMinute: smallint().notNull(),
    untilMinute: smallint().notNull(),
    minutes: smallint().notNull(),
    placeKind: text({ enum: placeKinds }),
    place: text(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('usual_hours_place', sql`num_nonnulls(${t.placeKind}, ${t.place}) in (0, 2)`),
    oneOf('usual_hours_place_kind', t.placeKind, placeKinds),
    check('usual_hours_weekdays', sql`cardinality(${t.weekdays}) between 1 and 7`),
    check('usual_hours_order', sql`${t.fromMinute} + ${t.minutes} <= ${t.untilMinute} and ${t.minutes} > 0`),
  ],
)

export const coffeechatQuestions = pgTable(
  'coffeechat_questions',
  {
    id: id(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade').notNull(),
    position: smallint().notNull(),
    question: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [uniqueIndex('coffeechat_questions_position').on(t.coffeechatId, t.position)],
)

const payKinds = Object.keys(payAnswers) as [PayAnswer, ...PayAnswer[]]

/** What each side said after a fixed time (KEEP-1): one answer a side and time, corrected while it is asked. */
export const coffeechatOutcomes = pgTable(
  'coffeechat_outcomes',
  {
    timeId: idOf(() => coffeechatTimes.id, 'cascade').notNull(),
    side: text({ enum: sides }).notNull(),
    met: text({ enum: metAnswers }).notNull(),
    /** Answered only by the candidate, and only after a meeting that took place. */
    pay: text({ enum: payKinds }),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.timeId, t.side] }),
    oneOf('coffeechat_outcomes_side', t.side, sides),
    oneOf('coffeechat_outcomes_met', t.met, metAnswers),
    oneOf('coffeechat_outcomes_pay', t.pay, payKinds),
    check(
      'coffeechat_outcomes_pay_of',
      sql`${t.pay} is null or (${t.side} = 'candidate' and ${t.met} = 'MET')`,
    ),
  ],
)

/** The stages after a coffee chat as the company recorded them, and the candidate's answer (KEEP-3). Append-only. */
export const coffeechatStages = pgTable(
  'coffeechat_stages',
  {
    id: id(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade').notNull(),
    /** 1, 2, 3 within the coffee chat; unique, so of two concurrent records one fails. */
    number: smallint().notNull(),
    stage: text({ enum: stageKinds }).notNull(),
    onDay: date().notNull(),
    startsOn: date(),
    basePay: manwon(),
    recordedBy: idOf(() => operators.id, 'restrict').notNull(),
    recordedAt: moment().notNull(),
    agreedAt: moment(),
    contradictedAt: moment(),
    /** Start and pay according to the candidate, where they differ. */
    candidateStartsOn: date(),
    candidateBasePay: manwon(),
    /** With the yes to a hire: whether the pay is that of the offer; a base below it is LESS (KEEP-4). */
    hirePay: text({ enum: hirePayAnswers }),
  },
  (t) => [
    uniqueIndex('coffeechat_stages_number').on(t.coffeechatId, t.number),
    oneOf('coffeechat_stages_stage', t.stage, stageKinds),
    check(
      'coffeechat_stages_hire',
      sql`num_nonnulls(${t.startsOn}, ${t.basePay}) = case when ${t.stage} = 'HIRED' then 2 else 0 end`,
    ),
    check('coffeechat_stages_answered', sql`num_nonnulls(${t.agreedAt}, ${t.contradictedAt}) <= 1`),
  ],
)

/** A hire that both sides confirmed (KEEP-3). Statements are drawn from it, so it outlives the person and names nobody (KEEP-6). */
export const hires = pgTable(
  'hires',
  {
    id: id(),
    coffeechatId: idOf(() => coffeechats.id, 'set null'),
    companyId: idOf(() => companies.id, 'restrict').notNull(),
    position: text().notNull(),
    startsOn: date().notNull(),
    basePay: manwon().notNull(),
    /** The company's rate when both sides had confirmed. */
    feeRate: integer().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('hires_one_per_chat').on(t.coffeechatId),
    index('hires_of_company').on(t.companyId, t.at),
    index('hires_when').on(t.at),
    check('hires_base_pay', sql`${t.basePay} > 0`),
    check('hires_fee_rate', sql`${t.feeRate} between 0 and 3000`),
  ],
)

/** A closed month of a company (KEEP-6). Open months are calculated from the hires. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    companyId: idOf(() => companies.id, 'restrict').notNull(),
    /** `YYYY-MM` in Seoul. */
    month: text().notNull(),
    closedAt: moment().notNull(),
    closedBy: idOf(() => operators.id, 'restrict').notNull(),
  },
  (t) => [
    uniqueIndex('statements_once').on(t.companyId, t.month),
    check('statements_month', sql`${t.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
)

export const statementLines = pgTable(
  'statement_lines',
  {
    statementId: idOf(() => statements.id, 'cascade').notNull(),
    hireId: idOf(() => hires.id, 'restrict').notNull(),
    basePay: manwon().notNull(),
    feeRate: integer().notNull(),
    /** In won. */
    fee: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.hireId] }),
    uniqueIndex('statement_lines_hire_once').on(t.hireId),
    check('statement_lines_fee', sql`${t.fee} = ${t.basePay} * ${t.feeRate}`),
  ],
)
