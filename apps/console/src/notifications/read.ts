import type { InfiniteData } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { countsQuery } from '../live/counts.ts'
import { listChanged } from '../live/lists.ts'
import { type OperatorNotification, NOTIFICATIONS, type NotificationsPage } from './queries.ts'

/** Optimistic: marks the notification as read at once; if the call fails, the lists reload. */
export async function markRead(notification: Pick<OperatorNotification, 'id' | 'isRead'>): Promise<void> {
  if (notification.isRead) return
  showRead(({ id }) => id === notification.id)
  try {
    keepUnread(await api('PATCH /console/notices/read', { body: { ids: [notification.id] } }))
  } catch {
    listChanged('notices')
  }
}

/** Marks everything that this tab has loaded. A notification that arrives at this moment stays unread. */
export async function markAllRead(): Promise<void> {
  const until = newestKnown()
  if (!until) return
  const left = await api('PATCH /console/notices/read', { body: { until } })
  showRead(({ at }) => at <= until)
  keepUnread(left)
}

const known = () =>
  queries
    .getQueriesData<InfiniteData<NotificationsPage>>({ queryKey: NOTIFICATIONS })
    .flatMap(([, list]) => list?.pages ?? [])

const newestKnown = () =>
  known()
    .flatMap(({ items }) => items.map(({ at }) => at))
    .toSorted()
    .at(-1)

/** Rows stay in place until the list reloads, also in the list of unread ones. */
function showRead(isNow: (notification: OperatorNotification) => boolean): void {
  const read = (page: NotificationsPage): NotificationsPage => ({
    ...page,
    items: page.items.map((notification) =>
      isNow(notification) ? { ...notification, isRead: true } : notification,
    ),
  })
  queries.setQueriesData<InfiniteData<NotificationsPage>>(
    { queryKey: NOTIFICATIONS },
    (list) => list && { ...list, pages: list.pages.map(read) },
  )
}

/** The unread counts beside the list and in the menu. */
function keepUnread({ unread }: { unread: number }): void {
  queries.setQueriesData<InfiniteData<NotificationsPage>>(
    { queryKey: NOTIFICATIONS },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, unread })) },
  )
  queries.setQueryData(countsQuery.queryKey, (counts) => counts && { ...counts, notices: unread })
}
