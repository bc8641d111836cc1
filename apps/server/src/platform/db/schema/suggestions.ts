import { dimensionNames, type PointSums } from '@coffeeattack/domain/suggestions/fairness'
import { type Outcome, verdicts } from '@coffeeattack/domain/suggestions/learning/outcome'
import { objectionKinds } from '@coffeeattack/domain/suggestions/objection'
import type { Weights } from '@coffeeattack/domain/suggestions/weights'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { inquiries } from './desk.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { positions } from './positions.ts'
import { users } from './users.ts'

const candidate = () => idOf(() => users.id, 'cascade').notNull()

/** What a person chose about suggestions (MATCH-5). No row means: on, and never looked at. */
export const suggestionSettings = pgTable('suggestion_settings', {
  userId: idOf(() => users.id, 'cascade').primaryKey(),
  isOff: boolean().notNull().default(false),
  switchedAt: moment(),
  /** When the person last looked at the list; what opened later is new. The first look is the notice's as well. */
  seenAt: moment(),
  /** When something new was last told, at most weekly. */
  toldAt: moment(),
})

/** '관심 있어요': once per person and position (MATCH-1). A row stays when it is taken back, so that the company is told once. */
export const positionInterests = pgTable(
  'position_interests',
  {
    id: id(),
    candidateId: candidate(),
    positionId: idOf(() => positions.id, 'cascade').notNull(),
    saidAt: moment().notNull(),
    takenBackAt: moment(),
  },
  (t) => [
    uniqueIndex('position_interests_once').on(t.candidateId, t.positionId),
    index('position_interests_of_position')
      .on(t.positionId, t.saidAt.desc().nullsFirst())
      .where(sql`${t.takenBackAt} is null`),
  ],
)

/** An objection, or a wish that a person look at it (MATCH-5): an inquiry of its own kind in the agents' queue. */
export const suggestionObjections = pgTable(
  'suggestion_objections',
  {
    inquiryId: idOf(() => inquiries.id, 'cascade').primaryKey(),
    userId: candidate(),
    kind: text({ enum: objectionKinds }).notNull(),
    positionId: idOf(() => positions.id, 'set null'),
    /** The last day for the answer, as it was printed before sending. */
    dueOn: date().notNull(),
    askedAt: moment().notNull(),
  },
  (t) => [
    index('suggestion_objections_of_user').on(t.userId, t.askedAt.desc().nullsFirst()),
    oneOf('suggestion_objections_kind', t.kind, objectionKinds),
  ],
)

/** How near two skills are, drawn anew each night from at least five profiles with both (MATCH-2). `one` is before `other`. */
export const skillPairs = pgTable(
  'skill_pairs',
  {
    one: text().notNull(),
    other: text().notNull(),
    nearness: real().notNull(),
    people: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.one, t.other] }),
    index('skill_pairs_of_other').on(t.other),
    check('skill_pairs_people', sql`${t.people} >= 5`),
    check('skill_pairs_nearness', sql`${t.nearness} > 0 and ${t.nearness} <= 1`),
    check('skill_pairs_order', sql`${t.one} < ${t.other}`),
  ],
)

/** An answered offer of a position, with the signals of the pair as they were: what weights are learnt from (MATCH-3). */
export const suggestionOutcomes = pgTable(
  'suggestion_outcomes',
  {
    offerId: idOf(() => offers.id, 'cascade').primaryKey(),
    candidateId: candidate(),
    positionId: idOf(() => positions.id, 'cascade').notNull(),
    shares: jsonb().$type<Outcome['shares']>().notNull(),
    /** How the plain order placed it. */
    plain: smallint().notNull(),
    accepted: boolean().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('suggestion_outcomes_in_time').on(t.at),
    index('suggestion_outcomes_of_candidate').on(t.candidateId),
  ],
)

/** The ledger of weights: one row a model, used or not, kept for five years (MATCH-3). It holds figures and no people. */
export const suggestionModels = pgTable(
  'suggestion_models',
  {
    id: id(),
    /** The day in Seoul. */
    on: date().notNull(),
    isHand: boolean().notNull(),
    windowFrom: date(),
    windowTo: date(),
    outcomes: integer(),
    learnt: integer(),
    heldOut: integer(),
    ndcgBefore: real(),
    ndcg: real(),
    gainLow: real(),
    gainHigh: real(),
    acceptedBefore: real(),
    accepted: real(),
    weights: jsonb().$type<Weights>().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** When it began and ceased to be used. */
    usedFrom: moment(),
    usedUntil: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('suggestion_models_once_a_day')
      .on(t.on)
      .where(sql`not ${t.isHand}`),
    uniqueIndex('suggestion_models_one_in_use')
      .on(sql`(true)`)
      .where(sql`${t.usedFrom} is not null and ${t.usedUntil} is null`),
    index('suggestion_models_newest').on(t.createdAt.desc().nullsFirst()),
    oneOf('suggestion_models_verdict', t.verdict, verdicts),
    check('suggestion_models_used', sql`${t.usedUntil} is null or ${t.usedFrom} <= ${t.usedUntil}`),
  ],
)

/** How the suggestions of a month fell on groups (MATCH-6): counts alone. */
export const fairnessMonths = pgTable('fairness_months', {
  /** `YYYY-MM` */
  month: text().primaryKey(),
  people: integer().notNull(),
  suggested: integer().notNull(),
  /** Open positions whose order was looked at. */
  positions: integer().notNull(),
  drawnAt: moment().notNull(),
})

export const fairnessGroups = pgTable(
  'fairness_groups',
  {
    month: text()
      .notNull()
      .references(() => fairnessMonths.month, { onDelete: 'cascade' }),
    dimension: text({ enum: dimensionNames }).notNull(),
    name: text().notNull(),
    people: integer().notNull(),
    suggested: integer().notNull(),
    points: jsonb().$type<PointSums>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.dimension, t.name] }),
    oneOf('fairness_groups_dimension', t.dimension, dimensionNames),
    check('fairness_groups_people', sql`${t.suggested} between 0 and ${t.people}`),
  ],
)

/** An admin looks into a group that is suggested too seldom. Nothing changes by itself. */
export const fairnessLooks = pgTable(
  'fairness_looks',
  {
    id: id(),
    month: text()
      .notNull()
      .references(() => fairnessMonths.month, { onDelete: 'cascade' }),
    dimension: text({ enum: dimensionNames }).notNull(),
    name: text().notNull(),
    startedBy: idOf(() => operators.id, 'restrict').notNull(),
    startedAt: moment().notNull(),
    assigneeId: idOf(() => operators.id, 'restrict'),
    conclusion: text(),
    concludedAt: moment(),
  },
  (t) => [
    uniqueIndex('fairness_looks_once').on(t.month, t.dimension, t.name),
    oneOf('fairness_looks_dimension', t.dimension, dimensionNames),
  ],
)
