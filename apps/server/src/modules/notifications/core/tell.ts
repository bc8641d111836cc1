import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import type { OperatorNotificationType } from '@coffeeattack/domain/notifications/operator-notifications'
import {
  isWanted,
  type NotificationChoices,
  type NotificationType,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { userHasNotLeft } from '../../accounts/core/sql.ts'
import { isWorking } from '../../operators/core/sql.ts'
import { changedCentre, hearNotifications } from './live.ts'

/** Whether a row of `notices` is still to be delivered, as SQL about the given alias. */
export const toBeTold = (row: string): string => `(${row}.sent_at is null and ${row}.dropped_at is null)`

/** How a person wants to be notified. */
export type Reader = { choices: NotificationChoices; quiet: QuietHours | null }

/** The settings of those people who have not left. */
export async function readersAmong(tx: Queries, userIds: readonly string[]): Promise<Map<string, Reader>> {
  if (userIds.length === 0) return new Map()
  const found = await tx
    .select({ id: users.id, settings: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), userHasNotLeft))
  return new Map(found.map(({ id, settings }) => [id, settings ? readerOf(settings) : DEFAULT_READER]))
}

const DEFAULT_READER: Reader = { choices: {}, quiet: DEFAULT_QUIET_HOURS }

function readerOf(settings: typeof notificationSettings.$inferSelect): Reader {
  return {
    choices: Object.fromEntries(settings.mutedTypes.map((type) => [type, false])),
    quiet: settings.quiet ? { from: settings.quietFromHour, until: settings.quietToHour } : null,
  }
}

/** The key makes duplicates impossible, also in concurrent transactions. Returns the ids of the new rows. */
async function addNotifications(tx: Queries, rows: (typeof notices.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await tx.insert(notices).values(rows).onConflictDoNothing().returning({ id: notices.id })
  return added.map(({ id }) => id)
}

/** Drops what was not delivered yet and is no longer true. */
export async function dropUnsent(tx: Queries, dedupeKeys: readonly string[], now: Date): Promise<void> {
  if (dedupeKeys.length === 0) return
  await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(inArray(notices.dedupeKey, [...dedupeKeys]), asSql(toBeTold('notices'))))
}

/** Ids and amounts only: names are read when the sentence is made. */
export type Content = Readonly<Record<string, string | number | null>>

type NewNotification<Type extends string> = {
  type: Type
  /** What it is about; there is one notification per type and subject. */
  subject: string
  content: Content
}

export type CandidateNotification = NewNotification<NotificationType> & {
  userId: string
  /** The earliest delivery; by default at once. */
  dueAt?: Date
}
export type OperatorNotification = NewNotification<OperatorNotificationType> & { operatorId: string }

export const notificationKey = ({ type, subject }: { type: string; subject: string }) => `${type}:${subject}`

/** The event at the end of a key: 'COFFEECHAT:0190…:MATCHED'; a time stands before it if the event can repeat. */
export const eventIn = (key: string): string | null =>
  /:[\da-f-]{36}(?::\d+)?:([A-Z][A-Z\d_-]*)$/.exec(key)?.[1] ?? null

/** Writes the notifications in the transaction of the change. People who left or switched the type off get none. */
export async function tellPeople(
  tx: Queries,
  told: readonly CandidateNotification[],
  { ids, now }: Clock,
): Promise<void> {
  const readers = await readersAmong(tx, [...new Set(told.map(({ userId }) => userId))])
  const rows = told.flatMap(({ userId, dueAt = now, ...notification }) => {
    const reader = readers.get(userId)
    if (!reader || !isWanted(notification.type, reader.choices)) return []
    return [{ ...rowOf(notification, { ids, now }), userId, dueAt }]
  })
  await addNotifications(tx, rows)
}

/** Writes the notifications into the operators' centres and announces them to their open consoles (BIZ-7). */
export async function tellOperators(
  tx: Queries,
  told: readonly OperatorNotification[],
  when: Clock,
): Promise<void> {
  const added = await addNotifications(
    tx,
    told.map(({ operatorId, ...notification }) => ({
      ...rowOf(notification, when),
      operatorId,
      dueAt: when.now,
    })),
  )
  await hearNotifications(tx, added, when.now)
}

/** Notifies every active agent, each once per subject. */
export async function tellAgents(
  tx: Queries,
  notification: NewNotification<OperatorNotificationType>,
  when: Clock,
): Promise<void> {
  const agents = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'AGENT'), isWorking))
  const told = agents.map(({ id }) => ({
    ...notification,
    operatorId: id,
    subject: `${notification.subject}:${id}`,
  }))
  await tellOperators(tx, told, when)
}

/** The unread rows in an operator's centre. */
export const isUnreadOf = (operatorId: string) =>
  and(eq(notices.operatorId, operatorId), eq(notices.channel, 'CENTRE'), isNull(notices.readAt))

/** An operator who read a room has also read the notifications about its messages. */
export async function readOfRoom(
  tx: Queries,
  { operatorId, roomId }: { operatorId: string; roomId: string },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        isUnreadOf(operatorId),
        inArray(notices.type, ['ROOM_MESSAGE', 'OFFER_ASKED']),
        sql`${notices.content}->>'roomId' = ${roomId}`,
      ),
    )
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}

function rowOf({ type, subject, content }: NewNotification<string>, { ids, now }: Clock) {
  return {
    id: ids.next(),
    type,
    channel: 'CENTRE' as const,
    dedupeKey: notificationKey({ type, subject }),
    content,
    createdAt: now,
  }
}
