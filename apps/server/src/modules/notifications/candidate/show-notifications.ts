import { centreWords } from '@coffeeattack/domain/notifications/centre'
import { notificationPath } from '@coffeeattack/domain/notifications/path'
import { mustBeHere } from '../../accounts/core/store.ts'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { factsTold, type Fact, markReadUntil, unreadCount } from './store.ts'

const PAGE = 20

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** What the person was told, newest first, in words that may name companies: nobody else reads it (TRUST-5). */
export async function showNotifications(
  userId: string,
  { cursor, limit = PAGE }: Asked,
  { db, clock }: ApiDeps,
) {
  await mustBeHere(db.drizzle, userId)
  const after = placeIn(cursor)
  const found = await factsTold(db.drizzle, { userId, after, limit: limit + 1, now: clock() })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(item),
    unread: await unreadCount(db.drizzle, userId),
    nextCursor: last && found.length > limit ? cursorAt({ at: last.sentAt!, id: last.id }) : null,
  }
}

function item(fact: Fact) {
  const { id, type, sentAt, readAt } = fact
  const at = sentAt!.toISOString()
  return { id, type, ...centreWords(fact), to: notificationPath(fact), at, isRead: readAt !== null }
}

export async function showUnread(userId: string, { db }: ApiDeps) {
  return { unread: await unreadCount(db.drizzle, userId) }
}

export async function markRead(userId: string, until: string, { db, clock }: ApiDeps) {
  await markReadUntil(db.drizzle, userId, new Date(until), clock())
  return { unread: await unreadCount(db.drizzle, userId) }
}
