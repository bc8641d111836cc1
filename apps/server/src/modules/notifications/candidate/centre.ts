import { notificationPage } from '@coffeeattack/contract/notification-pages'
import { candidateNotifications } from '@coffeeattack/domain/notifications/candidate-notifications'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { mustBeHere } from '../../accounts/core/store.ts'
import { type Fact, factsTold, markReadUntil, unreadCount } from './store.ts'

const PAGE = 20

/** The person's notifications, newest first. The words may name companies: nobody else reads them (TRUST-5). */
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
  return {
    id,
    type,
    ...candidateNotifications[type].centre(fact),
    to: notificationPage(fact),
    at,
    isRead: readAt !== null,
  }
}

export async function showUnread(userId: string, { db }: ApiDeps) {
  return { unread: await unreadCount(db.drizzle, userId) }
}

export async function markRead(userId: string, until: string, { db, clock }: ApiDeps) {
  await markReadUntil(db.drizzle, userId, new Date(until), clock())
  return { unread: await unreadCount(db.drizzle, userId) }
}
