import { pipelineDeeds, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { positions } from './positions.ts'
import { users } from './users.ts'

const company = () => idOf(() => companies.id, 'cascade').notNull()
const candidate = () => idOf(() => users.id, 'cascade').notNull()

/**
 * The card of a company and a candidate (BIZ-10). Stage, offer and their times are written by `renew_pipeline_card`, which
 * triggers on stars, offers, coffee chats, stages, hires and blocks call; the rest is
 * the company's own. Readers treat an offer past its day as ended, even before the nightly job expires it.
 */
export const pipelineCards = pgTable(
  'pipeline_cards',
  {
    id: id(),
    companyId: company(),
    candidateId: candidate(),
    stage: text({ enum: pipelineStages }).notNull(),
    stageSince: moment().notNull(),
    /** The newest offer that the company's list shows. */
    offerId: idOf(() => offers.id, 'set null'),
    expiryDay: date(),
    /** End of the attack period; null while the candidate hides. Starred candidates are shown by it. */
    reachedUntil: moment(),
    /** When the company put aside a candidate it had only starred. */
    closedAt: moment(),
    positionId: idOf(() => positions.id, 'set null'),
    assigneeId: idOf(() => operators.id, 'set null'),
    /** The day in Seoul of the reminder, at nine, and who gets it. */
    remindOn: date(),
    remindsId: idOf(() => operators.id, 'set null'),
    remindedAt: moment(),
    /** Incremented with every move and every change by the company. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('pipeline_cards_of_two').on(t.companyId, t.candidateId),
    index('pipeline_cards_of_candidate').on(t.candidateId),
    index('pipeline_cards_by_stage').on(t.companyId, t.stage, t.stageSince.desc().nullsFirst()),
    index('pipeline_cards_reminded')
      .on(t.companyId, t.stage, t.remindOn)
      .where(sql`${t.remindOn} is not null`),
    index('pipeline_cards_of_position')
      .on(t.positionId, t.stage)
      .where(sql`${t.positionId} is not null`),
    index('pipeline_cards_to_remind')
      .on(t.remindOn)
      .where(sql`${t.remindOn} is not null and ${t.remindedAt} is null`),
    oneOf('pipeline_cards_stage', t.stage, pipelineStages),
    check('pipeline_cards_reminder', sql`${t.remindOn} is not null or ${t.remindsId} is null`),
  ],
)

/** What colleagues did to a card, for its story. The history of offers and coffee chats is in their own tables. */
export const pipelineEvents = pgTable(
  'pipeline_events',
  {
    id: id(),
    companyId: company(),
    candidateId: candidate(),
    deed: text({ enum: pipelineDeeds }).notNull(),
    operatorId: idOf(() => operators.id, 'restrict').notNull(),
    detail: jsonb(),
    at: moment().notNull(),
  },
  (t) => [
    index('pipeline_events_of_person').on(t.companyId, t.candidateId, t.at),
    index('pipeline_events_of_candidate').on(t.candidateId),
    oneOf('pipeline_events_deed', t.deed, pipelineDeeds),
  ],
)
