import {
  isWanted,
  type NotificationChoices,
  type NotificationType,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { userHasNotLeft } from '../../accounts/core/sql.ts'
import { addNotifications, type NewNotification, rowOf } from './tell.ts'

export type CandidateNotification = NewNotification<NotificationType> & {
  userId: string
  /** The earliest delivery; by default at once. */
  dueAt?: Date
}

/** Writes the notifications in the transaction of the change. People who left or switched the type off get none. */
export async function tellPeople(tx: Queries, told: readonly CandidateNotification[], { ids, now }: Clock) {
  const readers = await readersAmong(tx, [...new Set(told.map(({ userId }) => userId))])
  const rows = told.flatMap(({ userId, dueAt = now, ...notification }) => {
    const reader = readers.get(userId)
    if (!reader || !isWanted(notification.type, reader.choices)) return []
    return [{ ...rowOf(notification, { ids, now }), userId, dueAt }]
  })
  await addNotifications(tx, rows)
}

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
