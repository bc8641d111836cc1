import { DEFAULT_QUIET_HOURS, type QuietHours } from '@coffeeattack/domain/notifications/delivery'
import type { NotificationChoices } from '@coffeeattack/domain/notifications/types'
import { and, eq, inArray } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isHere } from '../../accounts/core/sql.ts'
import { toBeTold } from './sql.ts'

/** How a person wants to be told. */
export type Reader = { choices: NotificationChoices; quiet: QuietHours | null }

/** Those of the people who are still here. */
export async function readersAmong(tx: Queries, userIds: readonly string[]): Promise<Map<string, Reader>> {
  if (userIds.length === 0) return new Map()
  const found = await tx
    .select({ id: users.id, settings: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isHere))
  return new Map(found.map(({ id, settings }) => [id, settings ? readerOf(settings) : DEFAULT_READER]))
}

const DEFAULT_READER: Reader = { choices: {}, quiet: DEFAULT_QUIET_HOURS }

function readerOf(settings: typeof notificationSettings.$inferSelect): Reader {
  return {
    choices: Object.fromEntries(settings.mutedTypes.map((type) => [type, false])),
    quiet: settings.quiet ? { from: settings.quietFromHour, until: settings.quietToHour } : null,
  }
}

/** The key makes a second telling impossible, whoever else is about to tell the same. */
export async function addNotices(tx: Queries, rows: (typeof notices.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notices).values(rows).onConflictDoNothing()
}

/** What was to be told and is no longer true. */
export async function dropUnsent(tx: Queries, dedupeKeys: readonly string[], now: Date): Promise<void> {
  if (dedupeKeys.length === 0) return
  await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(inArray(notices.dedupeKey, [...dedupeKeys]), asSql(toBeTold('notices'))))
}
