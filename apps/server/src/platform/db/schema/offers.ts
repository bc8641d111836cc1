import type { Counts } from '@coffeeattack/domain/offers/in-fives'
import { counterAnswers } from '@coffeeattack/domain/offers/counter'
import { offerStatuses, offerTypes } from '@coffeeattack/domain/offers/offer'
import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
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
import { id, manwon, moment, oneOf, payChecks, SALARY_CEILING } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'
import { positions } from './positions.ts'
import { users } from './users.ts'

const candidate = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const sender = () =>
  uuid()
    .notNull()
    .references(() => operators.id, { onDelete: 'restrict' })

type Dated = { createdAt: AnyPgColumn; expiryDay: AnyPgColumn; deliverAt: AnyPgColumn }

/** The deadline is the end of the expiry day in Seoul; nothing reaches the candidate before it was sent. */
const seoulDay = (moment: AnyPgColumn) => sql`(${moment} at time zone 'Asia/Seoul')::date`
const datesFollow = (t: Dated) =>
  sql`${t.expiryDay} >= ${seoulDay(t.createdAt)} and ${t.deliverAt} >= ${t.createdAt}`

/** A curation: several companies chosen by an agent, decided as one. Its offers carry its status too. */
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
    groupId: uuid().references(() => offerGroups.id, { onDelete: 'cascade' }),
    /** Null only for the agent's own message. */
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    operatorId: sender(),
    /** The place it was sent for (BIZ-9); an offer may do without. */
    positionId: uuid().references(() => positions.id, { onDelete: 'set null' }),
    type: text({ enum: offerTypes }).notNull(),
    status: text({ enum: offerStatuses }).notNull().default('WAITING'),
    isMaster: boolean().notNull().default(false),
    isJustMessage: boolean().notNull().default(false),

    position: text().notNull().default(''),
    link: text(),
    salaryMin: manwon(),
    salaryMax: manwon(),
    /** The verified income the raise is counted from, as it was when the offer was sent. */
    incomeBasis: manwon(),
    /** What is named besides the base (OFR-15); the raise is reckoned without it. */
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
    /** Taken back before it was delivered: nobody but the sender's company ever sees it. */
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

/** What the candidate would meet for, said once, and the company's answer, given once (OFR-16). */
export const offerCounters = pgTable(
  'offer_counters',
  {
    offerId: uuid()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    amount: manwon().notNull(),
    note: text().notNull().default(''),
    askedAt: moment().notNull(),
    /** The range that was on the table then. */
    wasMin: manwon().notNull(),
    wasMax: manwon().notNull(),
    answer: text({ enum: counterAnswers }),
    answerNote: text().notNull().default(''),
    answeredAt: moment(),
    answeredBy: uuid().references(() => operators.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index('offer_counters_open')
      .on(t.askedAt)
      .where(sql`${t.answer} is null`),
    oneOf('offer_counters_answer', t.answer, counterAnswers),
    check('offer_counters_amount', sql`${t.amount} > ${t.wasMax} and ${t.amount} <= ${SALARY_CEILING}`),
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

/** What happened to an offer and by whom, written in the transaction that did it. Rows are only added. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    groupId: uuid().references(() => offerGroups.id, { onDelete: 'cascade' }),
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

/** Offers a company sent in a Seoul day (`YYYY-MM-DD`) or month (`YYYY-MM`): counted up in the sending transaction. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
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
 * Why people refused a company, as counts alone: no person is in it, so it stays when one is erased, and nothing that was
 * told moves by one person's answer. `waiting` still lacks people and is told to nobody.
 */
export const refusalTallies = pgTable('refusal_tallies', {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  told: jsonb().$type<Counts>().notNull(),
  waiting: jsonb().$type<Counts>().notNull(),
})

/**
 * What could be seen of the tally from the moment on at which another five had refused: all that was told until then. A
 * period is the difference of two such looks, so it tells nothing that looking on both days would not have (BIZ-14).
 */
export const refusalBlocks = pgTable(
  'refusal_blocks',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** 1, 2, 3: counted while the company's tally is held, whatever the clocks say. */
    number: integer().notNull(),
    told: jsonb().$type<Counts>().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
)
