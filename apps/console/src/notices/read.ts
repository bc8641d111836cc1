import type { InfiniteData } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { countsQuery } from '../live/counts.ts'
import { listChanged } from '../live/lists.ts'
import { type Notice, NOTICES, type NoticesPage } from './queries.ts'

/** Read at once on the screen, then at the server; what the server did not hear of is unread again. */
export async function markRead(notice: Pick<Notice, 'id' | 'isRead'>): Promise<void> {
  if (notice.isRead) return
  showRead(({ id }) => id === notice.id)
  try {
    keepUnread(await api('PATCH /console/notices/read', { body: { ids: [notice.id] } }))
  } catch {
    listChanged('notices')
  }
}

/** All that this tab knows of: what comes this very moment has been seen by nobody. */
export async function markAllRead(): Promise<void> {
  const until = newestKnown()
  if (!until) return
  const left = await api('PATCH /console/notices/read', { body: { until } })
  showRead(({ at }) => at <= until)
  keepUnread(left)
}

const known = () =>
  queries
    .getQueriesData<InfiniteData<NoticesPage>>({ queryKey: NOTICES })
    .flatMap(([, list]) => list?.pages ?? [])

const newestKnown = () =>
  known()
    .flatMap(({ items }) => items.map(({ at }) => at))
    .toSorted()
    .at(-1)

/** They stay where they stand until the list is read anew: nothing goes from under the hand. */
function showRead(isNow: (notice: Notice) => boolean): void {
  const read = (page: NoticesPage): NoticesPage => ({
    ...page,
    items: page.items.map((notice) => (isNow(notice) ? { ...notice, isRead: true } : notice)),
  })
  queries.setQueriesData<InfiniteData<NoticesPage>>(
    { queryKey: NOTICES },
    (list) => list && { ...list, pages: list.pages.map(read) },
  )
}

/** The numbers beside the lists and in the rail. */
function keepUnread({ unread }: { unread: number }): void {
  queries.setQueriesData<InfiniteData<NoticesPage>>(
    { queryKey: NOTICES },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, unread })) },
  )
  queries.setQueryData(countsQuery.queryKey, (counts) => counts && { ...counts, notices: unread })
}
