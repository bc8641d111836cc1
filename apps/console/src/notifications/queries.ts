import type { ApiResult } from '@coffeeattack/contract/client/typing'
import {
  type NotificationGroup,
  notificationGroupNames,
} from '@coffeeattack/domain/notifications/operator-groups'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type NotificationsPage = ApiResult<'GET /console/notices'>
export type OperatorNotification = NotificationsPage['items'][number]
export type NotificationSettings = ApiResult<'GET /console/notices/settings'>

export type NotificationFilter = { only: 'unread' | 'open' | undefined; kind: NotificationGroup | undefined }

/** Reads the filter from the URL; unknown values are ignored. */
export function readFilter(params: URLSearchParams): NotificationFilter {
  const [only, kind] = [params.get('only'), params.get('kind')]
  return {
    only: only === 'unread' || only === 'open' ? only : undefined,
    kind: notificationGroupNames.find((name) => name === kind),
  }
}

/** The key of every notification list, whatever its filter. */
export const NOTIFICATIONS = ['notifications'] as const

export const notificationsQuery = ({ only, kind }: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS, only, kind],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/notices', { query: { only, kind, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => api('GET /console/notices/settings', { signal }),
})

/** The public key with which a browser subscribes; null if this service sends no pushes. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push-key'],
  queryFn: ({ signal }) => api('GET /console/push', { signal }),
  staleTime: Infinity,
})
