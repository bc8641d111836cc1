import { notificationPage } from '@coffeeattack/contract/notification-pages'
import { centreWords } from '@coffeeattack/domain/notifications/centre'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { mustBeHere } from '../../accounts/core/store.ts'
import { type Fact, factsTold, markReadUntil, unreadCount } from './store.ts'

const PAGE = 20

/** What the person was told, newest first, in words that may name companies: nobody else reads it (TRUST-5). */
export async function showNotifications(
  userId: string,
  { cursor, limit = PAGE }: PageQuery,
  { db, clock }: ApiDeps,
) {
  await mustBeHere(db.drizzle, userId)
  const after = placeIn(cursor)
  const found = await factsTold(db.drizzle, { userId, after, limit: limit + 1, now: clock() })
  const { page: shown, nextCursor } = cutPage(found, limit, (last) =>
    cursorAt({ at: last.sentAt!, id: last.id }),
  )
  return {
    items: shown.map(item),
    unread: await unreadCount(db.drizzle, userId),
    nextCursor,
  }
}

function item(fact: Fact) {
  const { id, type, sentAt, readAt } = fact
  const at = sentAt!.toISOString()
  return { id, type, ...centreWords(fact), to: notificationPage(fact), at, isRead: readAt !== null }
}

export async function showUnread(userId: string, { db }: ApiDeps) {
  return { unread: await unreadCount(db.drizzle, userId) }
}

export async function markRead(userId: string, until: string, { db, clock }: ApiDeps) {
  await markReadUntil(db.drizzle, userId, new Date(until), clock())
  return { unread: await unreadCount(db.drizzle, userId) }
}

/** What a browser asks permission with; null when this service rings no browsers. */
export async function pushKey(userId: string, { db, push }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  return { publicKey: push?.publicKey ?? null }
}
