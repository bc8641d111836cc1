import type { ApiResult } from '@coffeeattack/contract/client/typing'
import {
  type NotificationGroup,
  notificationGroupNames,
} from '@coffeeattack/domain/notifications/operator-groups'
import { pages, query } from '../api/query.ts'

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
  pages('GET /console/notices', [...NOTIFICATIONS, only, kind], { only, kind })

export const settingsQuery = query('GET /console/notices/settings', ['notification-settings'], {})

/** The public key with which a browser subscribes; null if this service sends no pushes. */
export const pushKeyQuery = query('GET /console/push', ['push-key'], {}, { staleTime: Infinity })
