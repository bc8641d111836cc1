import type { Counts } from '@coffeeattack/domain/offers/in-fives'
import { counterAnswers } from '@coffeeattack/domain/offers/counter'
import { offerStatuses, offerTypes } from '@coffeeattack/domain/offers/offer'
import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { salaryTypes } from '@coffeeattack/domain/salary/items'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, idOf, manwon, moment, oneOf, payChecks, salaryCeiling } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'
import { positions } from './positions.ts'
import { users } from './users.ts'

const candidate = () => idOf(() => users.id, 'cascade').notNull()
const sender = () => idOf(() => operators.id, 'restrict').notNull()

type Dated = { createdAt: AnyPgColumn; expiryDay: AnyPgColumn; deliverAt: AnyPgColumn }

/** The deadline is the end of the expiry day in Seoul; an offer is not delivered before it was sent. */
const seoulDay = (moment: AnyPgColumn) => sql`(${moment} at time zone 'Asia/Seoul')::date`
const datesFollow = (t: Dated) =>
  sql`${t.expiryDay} >= ${seoulDay(t.createdAt)} and ${t.deliverAt} >= ${t.createdAt}`

/** A curation: offers of several companies chosen by an agent and decided together. Its offers have the same status. */
export const offerGroups = pgTable(
  'offer_groups',
  {
    id: id(),
    candidateId: candidate(),
    operatorId: sender(),
    status: text({ enum: offerStatuses }).notNull().default('WAITING'),
    message: text().notNull(),
    isLike: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    deliverAt: moment().notNull(),
    expiryDay: date().notNull(),
    readAt: moment(),
    decidedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    index('offer_groups_of_candidate').on(
      t.candidateId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('offer_groups_waiting')
      .on(t.candidateId, t.expiryDay, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    index('offer_groups_due')
      .on(t.expiryDay, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    index('offer_groups_delivery').on(t.deliverAt),
    index('offer_groups_of_operator').on(t.operatorId, t.createdAt.desc().nullsFirst()),
    oneOf('offer_groups_status', t.status, offerStatuses),
    check('offer_groups_decided', sql`(${t.status} = 'WAITING') = (${t.decidedAt} is null)`),
    check('offer_groups_undone', sql`${t.undoneAt} is null or ${t.status} = 'WAITING'`),
    check('offer_groups_dates', datesFollow(t)),
  ],
)

export const offers = pgTable(
  'offers',
  {
    id: id(),
    candidateId: candidate(),
    groupId: idOf(() => offerGroups.id, 'cascade'),
    /** Null only for a message of the agent without a company. */
    companyId: idOf(() => companies.id, 'restrict'),
    operatorId: sender(),
    /** The position it was sent for (BIZ-9); optional. */
    positionId: idOf(() => positions.id, 'set null'),
    type: text({ enum: offerTypes }).notNull(),
    status: text({ enum: offerStatuses }).notNull().default('WAITING'),
    isMaster: boolean().notNull().default(false),
    isJustMessage: boolean().notNull().default(false),

    position: text().notNull().default(''),
    link: text(),
    salaryMin: manwon(),
    salaryMax: manwon(),
    /** The verified income from which the raise is counted: the newest one while the offer waits, then that of the answer. */
    incomeBasis: manwon(),
    /** The year and the office of that income; null in offers answered before the two were kept. */
    incomeYear: smallint(),
    incomeSource: text({ enum: salaryTypes }),
    /** Pay besides the base salary (OFR-15), not part of the raise. */
    bonusMin: manwon(),
    bonusMax: manwon(),
    signingBonus: manwon(),
    stockKind: text({ enum: stockKinds }),
    stockMin: manwon(),
    stockMax: manwon(),
    stockYears: smallint(),
    offerItems: text().array().notNull().default([]),
    message: text().notNull().default(''),

    isLike: boolean().notNull().default(false),
    refusalReason: text(),
    createdAt: moment().notNull(),
    deliverAt: moment().notNull(),
    expiryDay: date().notNull(),
    readAt: moment(),
    selectedAt: moment(),
    decidedAt: moment(),
    /** Taken back before delivery: only the sender's company ever sees it. */
    undoneAt: moment(),
  },
  (t) => [
    uniqueIndex('offers_one_open_per_company')
      .on(t.companyId, t.candidateId)
      .where(sql`${t.status} = 'WAITING' and ${t.undoneAt} is null`),
    index('offers_of_candidate').on(t.candidateId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('offers_waiting')
      .on(t.candidateId, t.expiryDay, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    index('offers_due')
      .on(t.expiryDay, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    index('offers_delivery').on(t.deliverAt),
    index('offers_of_group')
      .on(t.groupId, t.id)
      .where(sql`${t.groupId} is not null`),
    index('offers_of_company').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('offers_of_operator').on(t.operatorId, t.createdAt.desc().nullsFirst()),
    index('offers_of_position')
      .on(t.positionId, t.createdAt.desc().nullsFirst())
      .where(sql`${t.positionId} is not null`),
    index('offers_refusals')
      .on(t.companyId, t.candidateId, t.decidedAt.desc().nullsFirst())
      .where(sql`${t.status} = 'REFUSED'`),
    index('offers_answered')
      .on(t.decidedAt)
      .where(sql`${t.status} in ('MATCHED', 'REFUSED', 'AGENT')`),
    index('offers_with_salary')
      .on(t.deliverAt)
      .where(sql`${t.salaryMin} is not null and ${t.undoneAt} is null`),

    oneOf('offers_type', t.type, offerTypes),
    oneOf('offers_status', t.status, offerStatuses),
    check('offers_group', sql`(${t.type} = 'SUPER_CURATION') = (${t.groupId} is not null)`),
    check('offers_agent_decides_groups_alone', sql`${t.status} <> 'AGENT' or ${t.groupId} is not null`),
    check('offers_company', sql`${t.companyId} is not null or (${t.isMaster} and ${t.isJustMessage})`),
    ...payChecks('offers', t),
    check(
      'offers_salary_given',
      sql`num_nonnulls(${t.salaryMin}, ${t.salaryMax}) = 2 or (num_nonnulls(${t.salaryMin}, ${t.salaryMax}) = 0 and (${t.isJustMessage} or ${t.groupId} is not null))`,
    ),
    check('offers_income_basis', sql`${t.incomeBasis} > 0`),
    check('offers_decided', sql`(${t.status} = 'WAITING') = (${t.decidedAt} is null)`),
    check('offers_selected', sql`(${t.status} = 'MATCHED') = (${t.selectedAt} is not null)`),
    check('offers_undone', sql`${t.undoneAt} is null or ${t.status} = 'WAITING'`),
    check('offers_dates', datesFollow(t)),
  ],
)

/** The salary the candidate would meet for, and the company's answer; each given once (OFR-16). */
export const offerCounters = pgTable(
  'offer_counters',
  {
    offerId: idOf(() => offers.id, 'cascade').primaryKey(),
    amount: manwon().notNull(),
    /** Masked: the company reads it before it knows a name. */
    note: text().notNull().default(''),
    /** With the contacts in it, which the match opens; null in rows of earlier releases, whose words are lost. */
    openNote: text(),
    askedAt: moment().notNull(),
    /** The salary range of the offer at that time. */
    wasMin: manwon().notNull(),
    wasMax: manwon().notNull(),
    answer: text({ enum: counterAnswers }),
    answerNote: text().notNull().default(''),
    answeredAt: moment(),
    answeredBy: idOf(() => operators.id, 'restrict'),
  },
  (t) => [
    index('offer_counters_open')
      .on(t.askedAt)
      .where(sql`${t.answer} is null`),
    oneOf('offer_counters_answer', t.answer, counterAnswers),
    check('offer_counters_amount', sql`${t.amount} > ${t.wasMax} and ${t.amount} <= ${salaryCeiling}`),
    check(
      'offer_counters_answered',
      sql`num_nonnulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3)`,
    ),
  ],
)

const offerEventNames = [
  'SENT',
  'UNDONE',
  'DELIVERED',
  'READ',
  'LIKED',
  'UNLIKED',
  'ACCEPTED',
  'REFUSED',
  'ASKED_AGENT',
  'EXPIRED',
  'COUNTERED',
  'RAISED',
  'KEPT',
  'TAKEN_BACK',
] as const
export const actors = ['CANDIDATE', 'OPERATOR', 'SYSTEM'] as const

/** The history of an offer, written in the transaction of each change. Append-only (trigger `refuse_change`). */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: idOf(() => offers.id, 'cascade'),
    groupId: idOf(() => offerGroups.id, 'cascade'),
    event: text({ enum: offerEventNames }).notNull(),
    actor: text({ enum: actors }).notNull(),
    actorId: uuid(),
    detail: jsonb(),
    at: moment().notNull(),
  },
  (t) => [
    index('offer_events_of_offer').on(t.offerId, t.id),
    index('offer_events_of_group').on(t.groupId, t.id),
    oneOf('offer_events_event', t.event, offerEventNames),
    oneOf('offer_events_actor', t.actor, actors),
    check('offer_events_subject', sql`num_nonnulls(${t.offerId}, ${t.groupId}) > 0`),
  ],
)

/** Number of offers a company sent per day (`YYYY-MM-DD`) or month (`YYYY-MM`) in Seoul, counted in the sending transaction. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    period: text().notNull(),
    sent: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.period] }),
    check('offer_counts_period', sql`${t.period} ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'`),
    check('offer_counts_sent', sql`${t.sent} >= 0`),
  ],
)

/**
 * Reasons for refusing a company, as counts. It refers to nobody, so it stays when a candidate is erased, and nothing that was
 * shown changes by one person's answer. `waiting` holds too few people to be shown.
 */
export const refusalTallies = pgTable('refusal_tallies', {
  companyId: idOf(() => companies.id, 'cascade').primaryKey(),
  told: jsonb().$type<Counts>().notNull(),
  waiting: jsonb().$type<Counts>().notNull(),
})

/**
 * A snapshot of the tally each time five more people had refused. A
 * period is the difference of two snapshots, so it reveals nothing more than looking on both days (BIZ-14).
 */
export const refusalBlocks = pgTable(
  'refusal_blocks',
  {
    companyId: idOf(() => companies.id, 'cascade').notNull(),
    /** 1, 2, 3: numbered under the lock of the company's tally, independent of clocks. */
    number: integer().notNull(),
    told: jsonb().$type<Counts>().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
)
