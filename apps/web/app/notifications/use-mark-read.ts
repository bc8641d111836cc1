import { useEffect } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { unreadQuery, type Notification } from './queries.ts'

/** What stands on the screen counts as read; what comes while the page is open stays new until it is shown. */
export function useMarkRead(items: readonly Notification[] | undefined): void {
  const until = items?.some(({ isRead }) => !isRead) ? items[0]!.at : undefined
  useEffect(() => {
    if (!until) return
    void api('PATCH /users/notifications/read', { body: { until } })
      .then((answer) => queries.setQueryData(unreadQuery.queryKey, answer))
      // The dot on the bell stays, and the next visit tries again.
      .catch(() => {})
  }, [until])
}
