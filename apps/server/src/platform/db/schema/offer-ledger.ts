import type { Counts } from '@coffeeattack/domain/offers/in-fives'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { moment, oneOf } from './columns.ts'
import { offerGroups, offers } from './offers.ts'

export const offerEventNames = [
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
