import {
  deliveryErrors,
  deliveryStates,
  handedOver,
  handoverEvents,
} from '@coffeeattack/domain/handover/events'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf, sealed } from './columns.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

const company = () => idOf(() => companies.id, 'cascade').notNull()
const madeBy = () => idOf(() => operators.id, 'restrict').notNull()

/** A URL to which a company wants webhooks (BIZ-16). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: company(),
    url: text().notNull(),
    name: text().notNull().default(''),
    events: text({ enum: handoverEvents }).array().notNull(),
    secretSealed: sealed().notNull(),
    /** The previous secret also signs until this time. */
    oldSecretSealed: sealed(),
    oldSecretUntil: moment(),
    createdBy: madeBy(),
    createdAt: moment().notNull(),
    /** Since when all deliveries have failed; null while they succeed. */
    failingSince: moment(),
    /** Stopped by the company, or by us after days of failures. */
    stoppedAt: moment(),
    isStoppedByUs: boolean().notNull().default(false),
  },
  (t) => [
    index('webhook_endpoints_of_company').on(t.companyId, t.createdAt),
    check(
      'webhook_endpoints_old_secret',
      sql`num_nonnulls(${t.oldSecretSealed}, ${t.oldSecretUntil}) in (0, 2)`,
    ),
  ],
)

/**
 * Events for companies' programs: ids and times, never a name or contact. They are deleted with the candidate; the erasure event has no
 * `candidateId` and names them by the id that the company knows.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    companyId: company(),
    candidateId: idOf(() => users.id, 'cascade'),
    type: text({ enum: handoverEvents }).notNull(),
    payload: jsonb().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('webhook_events_of_company').on(t.companyId, t.at.desc().nullsFirst()),
    index('webhook_events_of_candidate').on(t.candidateId),
    oneOf('webhook_events_type', t.type, handoverEvents),
  ],
)

/** The delivery of an event to one endpoint, at least once. Receivers recognise repeats by the event's id. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: idOf(() => webhookEndpoints.id, 'cascade').notNull(),
    eventId: idOf(() => webhookEvents.id, 'cascade').notNull(),
    state: text({ enum: deliveryStates }).notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    /** When it is tried next. A worker first moves this forward, so that two never send at the same time. */
    dueAt: moment(),
    createdAt: moment().notNull(),
    deliveredAt: moment(),
    lastStatus: integer(),
    lastError: text({ enum: deliveryErrors }),
    lastMs: integer(),
    lastAt: moment(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.endpointId, t.eventId),
    index('webhook_deliveries_of_endpoint').on(t.endpointId, t.createdAt.desc().nullsFirst()),
    index('webhook_deliveries_of_event').on(t.eventId),
    index('webhook_deliveries_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'WAITING'`),
    oneOf('webhook_deliveries_state', t.state, deliveryStates),
  ],
)

/** The key with which a company's own program reads its matched candidates. Shown once; only its hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    companyId: company(),
    name: text().notNull(),
    /** Its first characters, by which people recognise it. */
    prefix: text().notNull(),
    hash: text().notNull(),
    createdBy: madeBy(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.hash), index('api_keys_of_company').on(t.companyId, t.createdAt)],
)

/** The candidate's log of data handed to a company: when, how and what. One row per day in Seoul, with a count. */
export const handovers = pgTable(
  'handovers',
  {
    id: id(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    companyId: company(),
    way: text({ enum: ['WEBHOOK', 'API'] }).notNull(),
    what: text({ enum: handedOver }).notNull(),
    /** The first hand-over of the day. */
    at: moment().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [
    index('handovers_of_candidate').on(t.candidateId, t.at.desc().nullsFirst()),
    oneOf('handovers_way', t.way, ['WEBHOOK', 'API']),
  ],
)
