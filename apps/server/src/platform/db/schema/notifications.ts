import type { OperatorChoices } from '@coffeeattack/domain/notifications/operator-groups'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { operators } from './operators.ts'
import { sessions } from './sessions.ts'
import { users } from './users.ts'

export const notificationChannels = ['CENTRE', 'SMS', 'PUSH', 'MAIL'] as const

/** The outbox: written in the transaction of the change, delivered by a job. The key makes duplicates impossible. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade'),
    operatorId: idOf(() => operators.id, 'cascade'),
    type: text().notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    dedupeKey: text().notNull(),
    /** Ids and amounts for the sentence; personal data is read when it is sent. */
    content: jsonb().notNull(),
    dueAt: moment().notNull(),
    attempts: smallint().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** Given up, or no longer true at its time. */
    droppedAt: moment(),
    readAt: moment(),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.dedupeKey),
    index('notices_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.sentAt} is null and ${t.droppedAt} is null`),
    index('notices_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('notices_of_operator').on(t.operatorId, t.createdAt.desc().nullsFirst()),
    index('notices_unread_of_operator')
      .on(t.operatorId)
      .where(sql`${t.channel} = 'CENTRE' and ${t.readAt} is null`),
    index('notices_age').on(t.createdAt),
    oneOf('notices_channel', t.channel, notificationChannels),
    check('notices_one_reader', sql`num_nonnulls(${t.userId}, ${t.operatorId}) = 1`),
  ],
)

/** No row means: everything on, quiet from 21 to 8. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: idOf(() => users.id, 'cascade').primaryKey(),
    mutedTypes: text().array().notNull().default([]),
    quiet: boolean().notNull().default(true),
    quietFromHour: smallint().notNull().default(21),
    quietToHour: smallint().notNull().default(8),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check(
      'notification_settings_hours',
      sql`${t.quietFromHour} between 0 and 23 and ${t.quietToHour} between 0 and 23`,
    ),
  ],
)

/** A browser that receives pushes, and the login that allowed them. The endpoint identifies the browser. */
const browserColumns = () => ({
  sessionId: idOf(() => sessions.id, 'cascade').notNull(),
  endpoint: text().notNull(),
  /** The browser's public key and secret, which encrypt the push. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: moment().notNull(),
})

/** A candidate's push subscription. It belongs to the login that made it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    ...browserColumns(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_of_user').on(t.userId),
    index('push_subscriptions_of_session').on(t.sessionId),
  ],
)

/** No row means: each group by default, quiet from 22 to 8, a digest at nine on weekdays (BIZ-7). */
export const operatorNoticeSettings = pgTable(
  'operator_notice_settings',
  {
    operatorId: idOf(() => operators.id, 'cascade').primaryKey(),
    /** The channels of the groups that were changed. */
    choices: jsonb().$type<OperatorChoices>().notNull().default({}),
    quiet: boolean().notNull().default(true),
    quietFromHour: smallint().notNull().default(22),
    quietToHour: smallint().notNull().default(8),
    digest: boolean().notNull().default(true),
    digestHour: smallint().notNull().default(9),
    digestOnWeekdaysOnly: boolean().notNull().default(true),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check(
      'operator_notice_settings_hours',
      sql`${t.quietFromHour} between 0 and 23 and ${t.quietToHour} between 0 and 23 and ${t.digestHour} between 0 and 23`,
    ),
  ],
)

/** An operator's push subscription. It belongs to the login that made it. */
export const operatorPushSubscriptions = pgTable(
  'operator_push_subscriptions',
  {
    id: id(),
    operatorId: idOf(() => operators.id, 'cascade').notNull(),
    ...browserColumns(),
  },
  (t) => [
    uniqueIndex('operator_push_subscriptions_endpoint').on(t.endpoint),
    index('operator_push_subscriptions_of_operator').on(t.operatorId),
    index('operator_push_subscriptions_of_session').on(t.sessionId),
  ],
)
